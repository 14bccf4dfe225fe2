import { type Context, described, pattern, type Span, spans } from './check'
import { oneOf, withoutEnglish, withoutQuotes } from './read'

const short = /(?<![\p{L}\d])(?:PV|CdB|SBA|GA|GNA|VM|CMC|F\/C|LKI|APNAP)(?![\p{L}\d])/gu

/** Abbreviations, except the first time in parentheses: «(state-based action, SBA)». */
const abbreviations = (text: string, { before = [] }: Context): Span[] =>
  spans(text, short).filter(({ at, length }) => {
    const said = text.slice(at, at + length)
    const earlier = [...before, text.slice(0, at)].join('\n')
    return !/\([^()]*$/u.test(text.slice(0, at)) || earlier.includes(said)
  })

/** «incantesimo» said of what is not an enchantment. */
function notEnchantments(text: string, { things, enchantments }: Context): Span[] {
  if (!things) return []
  const isOne = (types: readonly string[]) => types.includes('enchantment')
  const others = things.filter((t) => !isOne(t.types)).map((t) => t.text)
  const named = others.length
    ? spans(text, new RegExp(`(?<!\\p{L})incantesimo\\s+(?:${oneOf(others)})(?!\\p{L})`, 'giu'))
    : []
  if (enchantments || things.some((t) => isOne(t.types))) return named
  return spans(text, /(?<!\p{L})incantesim[oi](?!\p{L})/giu)
}

/** One word for one thing. */
export const terminology = [
  described(
    'L25',
    'niente abbreviazioni in una frase: «punti vita», «azione generata dallo stato»',
    ['trace', 'option', 'stem', 'feedback', 'lesson'],
    abbreviations,
  ),
  pattern(
    'L26',
    'si scrive TAPpare, TAPpato, STAPpare, lo STAP',
    /(?<!\p{L})(?:[Ss]?[Tt]app(?:[aoie]|are|ano|at[aoie]|ando)(?!\p{L})|S?TAPP\p{L}*|untap\p{L}*|[Ss]?[Tt]ap(?!\p{L}))/gu,
    { skips: [withoutEnglish] },
  ),
  pattern(
    'L27',
    'verbo inglese: lanciare, neutralizzare, innescarsi, bersagliare, macinare…',
    /(?<!\p{L})(?:cast|counter|trigger|targett?|fizzl|buff|kill|exil|blink|flicker|chump|ping|mill|scry|stack|resolv)h?(?:are|ando|[aoi]|ano|at[aoie]|erà)(?!\p{L})/giu,
    { skips: [withoutEnglish] },
  ),
  pattern(
    'L28',
    'parola superata: si dice valore di mana, esilio, campo di battaglia, «entra», grimorio, regola delle leggende, sottofase',
    /costo\s+di\s+mana\s+convertito|rimoss[oaie]\s+dal\s+gioco|fuori\s+dal\s+gioco|(?<!\p{L})in\s+gioco(?!\p{L})|entra(?:no)?\s+(?:nel|sul)\s+campo|grimoire|regola\s+leggendaria|azion[ei]\s+(?:basat[ae]\s+su|di\s+stato)|(?<!\p{L})fase\s+di\s+(?:pescata|acquisizione|mantenimento|cancellazione|STAP)|assegnazione\s+dei\s+danni/giu,
    { skips: [withoutQuotes], unless: (context) => context.history === true },
  ),
  pattern(
    'L29',
    "un'abilità innescata si innesca; si attivano solo le abilità attivate",
    /abilità\s+innescat[ae][^.;:]{0,60}(?:si\s+attivan?|(?<!\p{L})(?:è|sono|viene|vengono|essere)\s+attivat[ae])|(?:prodezza|persistere|egida|innesc\p{L}*)\s+si\s+attiva|(?<!\p{L})attiva(?:no|re)?\s+(?:prodezza|persistere|un\s+innesco|l'innesco|un'abilità\s+innescata)|(?<!\p{L})scatta(?:no)?(?!\p{L})/giu,
  ),
  pattern(
    'L30',
    "si lancia una magia, si gioca una terra, si attiva un'abilità",
    /(?<!\p{L})[lL]ancia(?:no|re|t[aoie])?\s+(?:(?:un'|una|la|l')\s?)?(?:terra|terre|abilità|Foresta|Isola|Palude|Pianura|Montagna)(?!\p{L})|(?<!\p{L})[gG]ioca(?:no|re|t[aoie])?\s+(?:un'|uno|una|un|l'|lo|la)\s?(?:magia|istantaneo|stregoneria|creatura|incantesimo)(?!\p{L})/gu,
  ),
  described(
    'L31',
    "«incantesimo» è solo il tipo di permanente; in pila c'è una magia",
    ['trace', 'stem', 'feedback'],
    notEnchantments,
  ),
  pattern(
    'L32',
    'la pedina è un permanente, il segnalino sta su qualcosa: «crea 2 pedine creatura», «1 segnalino +1/+1»',
    /(?<!\p{L})cre(?:a|ano|are|at[oaie])\s+(?:un|\d+)\s+segnalin|segnalin[oi]\s+creatura|pedin[ae]\s+(?:[+−]\d|veleno|fedeltà|tempo|difesa)|(?<!\p{L})token(?!\p{L})/giu,
    { skips: [withoutEnglish] },
  ),
  pattern(
    'L33',
    '«pila» è solo la zona: altrove «mucchio», o niente',
    /(?<!\p{L})pila\s+(?:del\s+grimorio|del\s+cimitero|dell'esilio|degli\s+scarti|di\s+carte|di\s+esilio)/giu,
  ),
  pattern(
    'L34',
    "il danno non distrugge: lo fa un'azione generata dallo stato",
    /(?<!\p{L})dann[oi](?:\s+(?!non(?!\p{L}))\p{L}+){0,4}?\s+(?:distrugg|uccid)\p{L}+/giu,
    { severity: 'warning', where: ['trace', 'feedback', 'lesson'] },
  ),
  pattern(
    'L61',
    'una parola per una cosa: combinabile, parte capovolta, e a partita cominciata grimorio',
    /(?:cart[ae]|creatur[ae])\s+da\s+combinare|(?<!\p{L})part[ei]\s+(?:inferior|superior)[ei](?!\p{L})|(?<!\p{L})(?:mano|cima|fondo|pesc\p{L}+|macin\p{L}+)\s+(?:n|d|a)e?l\s+mazzo(?!\p{L})/giu,
    { unless: (context) => context.history === true },
  ),
  pattern(
    'L35',
    "«fino alla fine del turno» (durata) o «all'inizio della sottofase finale» (momento)",
    /(?<!fino\s)(?<!\p{L})alla\s+fine\s+del\s+turno/giu,
    { skips: [withoutQuotes] },
  ),
]
