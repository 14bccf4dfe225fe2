import { all, type Context, described, type Place, pattern, type Span } from './check'
import { namesOf, oneOf, sentences, withoutQuotes, wordCount } from './read'

/** A step is one sentence; only a refused action adds a second. */
function oneSentence(text: string): Span[] {
  const read = withoutQuotes(text.replace(/ L'azione è annullata\.$/u, ''))
  return /^\p{Lu}[^.?]*(?:\.|»)$/su.test(read) ? [] : all(text)
}

const most: Readonly<Record<Place, number>> = {
  trace: 22,
  option: 18,
  stem: 35,
  feedback: 25,
  lesson: 28,
  label: 28,
}

/** An option that replies to a player says in one sentence the verdict, what follows from it, and why: as much as a step. */
const MOST_IN_REPLY = most.trace

/** Words of a sentence, where a name of several is one as well. */
function wordsIn(sentence: string, { things = [] }: Context): number {
  const several = things.flatMap(namesOf).filter((name) => /\s/.test(name))
  if (several.length === 0) return wordCount(sentence)
  return wordCount(sentence.replace(new RegExp(`(?<!\\p{L})(?:${oneOf(several)})(?!\\p{L})`, 'gu'), 'nome'))
}

function long(text: string, context: Context): Span[] {
  const { where, form } = context
  const limit = where === 'option' && form === 'reply' ? MOST_IN_REPLY : most[where]
  return sentences(text)
    .filter((s) => wordsIn(s, context) > limit)
    .map((s) => ({ at: text.indexOf(s), length: s.length }))
}

const bareVerdict = (text: string): boolean => /^(?:Sì|No)$/u.test(text)

/** Yes and no come with a reason, or all of them without. */
function reasons(text: string, { form, options = [] }: Context): Span[] {
  if (form !== 'yes-no' || (bareVerdict(text) && options.every((o) => bareVerdict(o.text)))) return []
  return /^(?:Sì|No), perché [^.?]+\.$/su.test(withoutQuotes(text)) ? [] : all(text)
}

/** Options that are values begin upper case and have no full stop; where all of them end with one, they are sentences. */
function values(text: string, { form, options }: Context): Span[] {
  if (form === 'yes-no') return []
  if (/^\p{Ll}(?!\p{Lu})/u.test(text)) return [{ at: 0, length: 1 }]
  const areSentences = options?.every((o) => /\.»?$/u.test(o.text))
  return areSentences || !text.endsWith('.') ? [] : [{ at: text.length - 1, length: 1 }]
}

// Future, conditional and first person plural; what ends alike without being one is taken out.
const otherTenses = [
  /(?<!\p{L})(?!ultrà(?!\p{L}))\p{L}+(?:rà|remmo|rebbero|rebbe)(?!\p{L})/giu,
  /(?<!\p{L})(?!tiranno(?!\p{L}))\p{L}+ranno(?!\p{L})/giu,
  /(?<!\p{L})\p{L}*(?:[aei]remo|[dvr]remo|potremo)(?!\p{L})/giu,
  /(?<!\p{L})\p{L}*(?:[ei]rai|[dv]rai|rrai|potrai|farai|sarai|darai|starai)(?!\p{L})/giu,
  /(?<!\p{L})(?!aerei(?!\p{L}))\p{L}*(?:[aei]rei|[dv]rei|rrei|potrei)(?!\p{L})/giu,
  /(?<!\p{L})(?!(?:ri)?chiamo(?!\p{L}))\p{L}+iamo(?!\p{L})/giu,
]

/** How a sentence, an option, a question is built. */
export const form = [
  described('L48', "un passo è una frase sola: maiuscola all'inizio, un punto alla fine", ['trace'], oneSentence),
  described(
    'L49',
    "frase lunga: al più 22 parole nella traccia e in una risposta a un giocatore, 18 in un'altra opzione, 25 nel riscontro, 28 nella lezione, 35 nello scenario",
    ['trace', 'option', 'stem', 'feedback', 'lesson'],
    long,
    'warning',
  ),
  pattern('L50', 'solo presente, mai «noi»: «Nora perde la partita»', otherTenses, { skips: [withoutQuotes] }),
  described('L51', '«Sì, perché…» o «No, perché…», una ragione e il punto', ['option'], reasons),
  described(
    'L52',
    "un'opzione che è un valore ha la maiuscola e non ha il punto: «Cimitero di Nora»",
    ['option'],
    values,
  ),
  pattern(
    'L53',
    'niente «nessuna delle precedenti» e niente domande con «non»',
    [
      /(?:nessuna|tutte|entrambe)\s+(?:delle|le)\s+(?:precedenti|opzioni)/giu,
      /(?<!\p{L})qual[ei]?\s+(?:(?:di\s+)?\p{L}+\s+){0,2}non(?!\p{L}|\s+(?:bloccat|attiv)\p{L}+)/giu,
    ],
    { where: ['option', 'stem'] },
  ),
  pattern(
    'L56',
    'tono piano: si dice il fatto',
    /(?<!\p{L})(?:ovviamente|semplicemente|banalmente|naturalmente|purtroppo|ahimè|attenzione|ricorda\s+che|come\s+tutti\s+sanno|brav[oaie]|complimenti|peccato)(?!\p{L})/giu,
  ),
]
