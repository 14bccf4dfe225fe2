import { type Context, described, pattern, type Span, spans } from './check'
import { ruleNumber, withoutQuotes } from './read'

/** A rule number as something that can be put in order: section, rule, letter. */
const key = (id: string): string => {
  const [, section = '', rule = '', letter = ''] = /^(\d+)\.(\d+)([a-z]*)$/u.exec(id) ?? []
  return `${section}.${rule.padStart(4, '0')}${letter}`
}

/** Rule numbers that do not exist, and ranges that do not grow. */
function unknownRules(text: string, { rules }: Context): Span[] {
  if (!rules) return []
  const missing = spans(text, ruleNumber).filter(({ at, length }) => !rules.has(text.slice(at, at + length)))
  const backwards = [...text.matchAll(/(\d{3}\.\d+[a-z]*)–(\d{3}\.\d+[a-z]*)/gu)].flatMap((m) =>
    key(m[1] ?? '') < key(m[2] ?? '') ? [] : [{ at: m.index, length: m[0].length }],
  )
  return [...missing, ...backwards]
}

/** Numbers, signs, spelling. */
export const typography = [
  pattern('L36', 'il meno è −, non il trattino; un intervallo vuole –: «−1/−1», «119.3–119.6»', [
    /(?<![\p{L}\d–])-\d|\d\/-\d/gu,
    /(?<=\d[a-z]?)-(?=\d)/gu,
  ]),
  pattern(
    'L37',
    "un numero di regola si scrive «119.4a» e nient'altro",
    /(?:CR|art\.|articolo|regola\s+n\.|§)\s*\d{3}|(?<!\d)\d{3}\.\d+\.[a-z]|(?<!\d)\d{3}\.\d+\s[b-df-hj-km-np-z](?=[\s.,;)]|$)|(?<!\d)\d{3}\.\d+(?:[A-Z]|[lo](?!\p{L}))/gu,
  ),
  described(
    'L38',
    "il numero di regola non esiste, o l'intervallo non cresce",
    ['trace', 'option', 'stem', 'feedback', 'lesson', 'label'],
    unknownRules,
  ),
  pattern('L39', 'il numero di regola sta accanto al passo, non nella frase', /(?<!\d)\d{3}\.\d+[a-z]*/gu, {
    where: ['trace'],
  }),
  pattern(
    'L40',
    "accento sbagliato: perché, né, sé, può, più, È, po'",
    /\p{L}*chè(?!\p{L})|(?<!\p{L})(?:[Nn]è|[Ss]è|quì|quà|sù|stà|fà|dò|pò)(?!\p{L})|(?<!\p{L})(?:[eE]|[pP]u[oò]|[pP]i[uù]|[cC]os[iì]|[gG]i[aà]|[qQ]ual)'(?=\s|è)|un\s+pò/gu,
  ),
  pattern('L41', "nei file l'apostrofo è ' e le virgolette sono «così», senza spazi", /[’‘"]|«\s|\s»|“[^”]*$/gu),
  pattern(
    'L42',
    'le quantità sono in cifre: «3 carte»',
    /(?<!(?:le|i|gli|delle|dei|degli|alle|ai|agli|dalle|dai|dagli|nelle|nei|sulle|sui|quelle|quei|quegli|queste|questi)\s)(?<!\p{L})(?!due\s+giocatori)(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci)\s+(?:danni|carte|punti|segnalini|creature|pedine|volte|giocatori)(?!\p{L})/giu,
    { where: ['trace', 'option', 'stem'], skips: [withoutQuotes] },
  ),
  pattern(
    'L43',
    'niente esclamazioni, emoji, parole in maiuscolo',
    /[!\p{Extended_Pictographic}]|(?<!\p{L})(?!(?:S?TAP|SBA|GNA|CMC|LKI|APNAP|CSV|[IVX]+)(?!\p{L}))\p{Lu}{3,}(?!\p{L})/gu,
  ),
  pattern(
    'L44',
    'spazio o punteggiatura di troppo',
    / {2,}|\s[,.;:?](?!\d)|\(\s|\s\)|,,|(?<!\.)\.\.(?!\.)|(?<!ecc|\.)[.,;:][.,;](?!\.)/gu,
  ),
  pattern('L45', 'parola ripetuta', /(?<![\p{L}\d])(?!via\s)(\p{L}+)\s+\1(?!\p{L})/giu),
  pattern('L46', 'niente virgola prima di «e» in un elenco', /\p{L}+,\s\p{Lu}\p{L}+,\s(?:e|ed|o)\s\p{Lu}/gu, {
    severity: 'warning',
  }),
  pattern(
    'L47',
    'segnaposto o valore rimasto nel testo',
    /\{(?!(?:[WUBRGCXYTQSPE]|\d{1,2}|[WUBRGC2]\/[WUBRGP](?:\/P)?)\})[^}]*\}|(?<!\p{L})(?:undefined|null|NaN)(?!\p{L})|\[object/gu,
  ),
  pattern(
    'L62',
    'le stesse parole due volte di seguito',
    [
      /(?<!\p{L})(?!(?:via|piano)\s)(\p{L}{2,})\s+\1(?!\p{L})/giu,
      /(?<!\p{L}|chi\s)(\p{L}{3,})\s+(?:(?:il|lo|la|i|gli|le)\s+|l')\1(?!\p{L})/gu,
    ],
    { skips: [withoutQuotes] },
  ),
]
