import type { Noun } from '../grammar/index'
import { playerNames } from '../names/given'
import { type Context, described, pattern, type Span } from './check'
import { oneOf } from './read'

const people = oneOf(
  Object.values(playerNames)
    .flat()
    .map((n) => n.text),
)

// A name after a preposition is not the subject: «l'abilità di Altare è attivata», «il totale di Nora è ridotto».
const notComplement = '(?<!(?:di|a|ad|da|in|su|con|per|fra|tra)\\s)'

const counted =
  'danni|carte|punti|segnalini|creature|pedine|volte|giocatori|magie|terre|abilità|attaccanti|bloccanti|bersagli|permanenti|copie|oggetti|scudi|turni'

// Endings of participles: esiliat-, TAPpat-, perdut-, distrutt-, sconfitt-, mess-, pres-, mort-, espert-, vint-, scelt-, attiv-.
const participle =
  '(?!(?:sotto|tutto|tutta|tutti|tutte|subito|soltanto|tanto|tanta|molto|molta|quasi|così|certo)(?!\\p{L}))\\p{L}*(?:[aiu]t|[aeiou]tt|[aeiou]ss|[eo]rs|[aeiou]s|[eo]rt|[aeiou]nt|[eo]lt|iv)'

/** The same thing under all its names: the parts of «Orso, Golem e Sfinge». */
function subjects(text: string, things: readonly Noun[]): readonly Noun[] {
  return text.split(/,\s+|\s+ed?\s+/).flatMap((part) => things.find((t) => t.text === part) ?? [])
}

/** The last letter that a participle must have. */
function ending(list: readonly Noun[]): string {
  const feminine = list.every((x) => x.gender === 'f')
  if (list.length > 1 || list[0]?.number === 'p') return feminine ? 'e' : 'i'
  return feminine ? 'a' : 'o'
}

/** «Sfinge è distrutto»: a participle after the names of things, with the wrong last letter. */
function disagreeing(text: string, { things = [] }: Context): Span[] {
  if (things.length === 0) return []
  const name = oneOf(things.map((t) => t.text))
  const expression = new RegExp(
    `(?<!\\p{L})${notComplement}((?:(?:${name}), )*(?:(?:${name}) ed? )?(?:${name}))\\s+(?:non\\s+)?(?:è|sono|viene|vengono|resta|restano|diventa|diventano|entra|entrano)\\s+(?:già\\s+|ancora\\s+|tutt[ie]\\s+)?(stat[oaie]\\s+)?(${participle}[oaie])(?!\\p{L})`,
    'gu',
  )
  return [...text.matchAll(expression)].flatMap((m) => {
    const [whole, names = '', been = '', word = ''] = m
    const wanted = ending(subjects(names, things))
    const wrong = [been.trim(), word].some((w) => w !== '' && !w.endsWith(wanted))
    return wrong ? [{ at: m.index, length: whole.length }] : []
  })
}

/** Numbers, nouns, verbs and participles that go together. */
export const agreement = [
  pattern(
    'L18',
    '«1 danno», «2 danni», «0 danni»',
    /(?<![\d.,/+−-])(?:1\s+danni|(?:0|[2-9]|\d{2,})\s+danno)(?!\p{L})/giu,
  ),
  pattern(
    'L19',
    'il nome segue la cifra: «1 carta», «2 carte», «0 punti vita»',
    /(?<![\d.,/+−-])(?:1\s+(?:carte|punti|segnalini|creature|pedine|volte|giocatori|magie|terre)|(?:0|[2-9]|\d{2,})\s+(?:carta|punto|segnalino|creatura|pedina|volta|giocatore|magia|terra))(?!\p{L})/giu,
  ),
  pattern(
    'L20',
    'si dice «punti vita», sempre per intero',
    /punt[oi]\s+di\s+vita|punti\s+vite|\d\s+vit[ae](?!\p{L})|(?<!\p{L})(?:guadagna|perde|paga|perdere|pagare|guadagnare)\s+vita(?!\p{L})/giu,
  ),
  pattern('L21', 'il verbo segue la cifra: «resta 1 carta», «restano 2 carte», «vengono rimossi 2 segnalini»', [
    new RegExp(`(?<!\\p{L})viene\\s+\\p{L}+\\s+(?:0|[2-9]|\\d{2,})(?=\\s(?:${counted})(?!\\p{L}))`, 'giu'),
    new RegExp(`(?<!\\p{L})resta\\s+(?:0|[2-9]|\\d{2,})(?=\\s(?:${counted})(?!\\p{L}))`, 'giu'),
    /(?<!\p{L})(?:restano|vengono\s+\p{L}+)\s+1(?=\s\p{L})/giu,
  ]),
  described(
    'L22',
    "il participio segue il genere dell'oggetto: «Sfinge è distrutta», «Orso e Sfinge sono TAPpati»",
    ['trace', 'stem', 'feedback'],
    disagreeing,
  ),
  pattern(
    'L23',
    'un nome di giocatore non regge participi: si gira la frase («Nora perde la partita»)',
    new RegExp(
      `(?<!\\p{L})${notComplement}(?:${people})\\s+(?:è|viene|resta)\\s+(?:stat[oa]\\s+)?${participle}[oa](?!\\p{L})`,
      'gu',
    ),
  ),
  pattern(
    'L24',
    'niente forme doppie: si gira la frase («chi controlla la creatura»)',
    /ə|\p{L}\/[aeio](?!\p{L})|(?<!\p{L})(?:il\/la|lo\/la|gli\/le|un\/una)(?!\p{L})|\p{L}\*(?=[\s.,;:)]|$)/giu,
  ),
]
