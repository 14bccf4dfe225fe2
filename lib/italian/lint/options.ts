import { playerNames } from '../names/given'
import { all, type Context, described, type Span, spans } from './check'
import { oneOf, sentences } from './read'

/**
 * How many times as long as the shortest option the longest may be. Of replies to a player one has no reason or adds advice, which is what is
 * wrong with it.
 */
const AS_LONG = { reply: 3, other: 2 } as const

/** Options: all different, at least three, of a like length, each wrong one explained. */
function explained(text: string, { option, options, beliefs, form }: Context): Span[] {
  // Choices of several boxes stand together here: each box has its own.
  if (!option || !options || form === 'zones' || form === 'board') return []
  const first = options.findIndex((o) => o.value === option.value)
  const lengths = options.map((o) => o.text.length)
  const areSentences = options.every((o) => /\s/.test(o.text) && /\.»?$/u.test(o.text))
  const most = AS_LONG[form === 'reply' ? 'reply' : 'other'] * Math.min(...lengths)
  const unbalanced = areSentences && text.length === Math.max(...lengths) && text.length > most
  const { beliefs: led = [] } = option
  const unknown = beliefs !== undefined && led.some((id) => !beliefs.has(id))
  const unexplained =
    option.right !== undefined &&
    (option.right ? led.length > 0 : led.length === 0 || unknown || option.feedback === '')
  const few = options.length < 3 && options[0] === option
  return options.indexOf(option) !== first || few || unbalanced || unexplained ? all(text) : []
}

const names = oneOf(
  Object.values(playerNames)
    .flat()
    .map((n) => n.text),
)

// «Conti», «Non conti», «Ti fermi», but not «Hai contato».
const youDo = /^(?:(?:Non|Ti|Lo|La|Li|Le|Ne|Ci) )?(?!Hai\s+\p{L}+(?:at|it|ut|tt|s)[oaie](?!\p{L}))\p{L}+i(?=[\s,:])/u
const notVerbs = /^(?:I|Gli|Chi|Ogni|Poi|Quindi|Quei|Dei|Degli|Nei|Tutti|Alcuni|Oggi|Anzi)\s/u
const reread = /^Rileggi (\d{3}\.\d+[a-z]?)(?: e (\d{3}\.\d+[a-z]?))?\.$/u

/** The paragraph that corrects a belief: what you believe, where it parts, what to reread. No name of the scenario. */
function feedback(text: string, { things = [], rules, paragraphs = [] }: Context): Span[] {
  const parts = sentences(text)
  const [, one, two] = reread.exec(parts.at(-1) ?? '') ?? []
  const cited = [one, two].filter((id) => id !== undefined)
  const wellMade =
    parts.length >= 2 &&
    parts.length <= 4 &&
    youDo.test(parts[0] ?? '') &&
    !notVerbs.test(parts[0] ?? '') &&
    cited.length > 0 &&
    cited.every((id) => !rules || rules.has(id))
  const twice = paragraphs.filter((id) => id === paragraphs[0]).length > 1
  const forbidden = oneOf(things.map((t) => t.text))
  const named = new RegExp(`(?<!\\p{L})(?:${forbidden ? `${forbidden}|` : ''}${names})(?!\\p{L})`, 'gu')
  return [...(wellMade && !twice ? [] : all(text)), ...spans(text, named)]
}

/** What surrounds a right answer. */
export const answers = [
  described(
    'L54',
    'opzioni tutte diverse, almeno tre, di lunghezza simile; ogni sbagliata ha una convinzione e un riscontro, la giusta no',
    ['option'],
    explained,
  ),
  described(
    'L55',
    'un riscontro ha due o tre frasi, comincia con un verbo alla seconda persona, finisce con «Rileggi» e uno o due numeri, non nomina lo scenario',
    ['feedback'],
    feedback,
  ),
]
