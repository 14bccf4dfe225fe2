import { type Gender, type Noun, name, noun, type Phrase, verbatim } from './noun'
import { type Sound, sound } from './sound'

const glue = (article: string, text: string): Phrase => verbatim(article + (article.endsWith("'") ? '' : ' ') + text)

/** Picks by the sound that follows, in the order vowel, strong, plain. */
const pick = (text: string, forms: readonly [string, string, string]): string => {
  const index: Record<Sound, 0 | 1 | 2> = { vowel: 0, strong: 1, plain: 2 }
  return forms[index[sound(text)]]
}

const definite = ({ text, gender, number }: Noun): string =>
  number === 'p'
    ? gender === 'f'
      ? 'le'
      : pick(text, ['gli', 'gli', 'i'])
    : pick(text, gender === 'f' ? ["l'", 'la', 'la'] : ["l'", 'lo', 'il'])

/** Definite article: `lo scudo`, `l'8/8`, `gli 8 danni`; a name stays bare. */
export const il = (x: Noun): Phrase => (x.proper ? verbatim(x.text) : glue(definite(x), x.text))

const indefinite = (stem: string, { text, gender }: Noun): string =>
  stem + pick(text, gender === 'f' ? ["un'", 'una', 'una'] : ['un', 'uno', 'un'])

/** Indefinite article: `uno scambio`, `un'abilità`; a plural takes the partitive, `degli artefatti`. */
export const un = (x: Noun): Phrase =>
  x.proper ? verbatim(x.text) : x.number === 'p' ? contract('di', x) : glue(indefinite('', x), x.text)

/** `nessun danno`, `nessuno scambio`, `nessun'abilità`. Takes a singular, and so does its verb. */
export const nessun = (x: Noun): Phrase => glue(indefinite('ness', x), x.text)

/** One of several of one name: `l'Orso che attacca`, with its article wherever it stands. */
export const theOne = (called: string, gender: Gender, number: 's' | 'p' = 's'): Noun => ({
  ...name(il(noun(called, gender, number)), gender, number),
  called,
})

/** `quel danno`, `quello scudo`, `quell'Aura`, `quegli 8 danni`. */
export const quel = ({ text: said, called, gender, number }: Noun): Phrase => {
  const text = called ?? said
  if (number === 'p') return glue(gender === 'f' ? 'quelle' : pick(text, ['quegli', 'quegli', 'quei']), text)
  return glue(pick(text, gender === 'f' ? ["quell'", 'quella', 'quella'] : ["quell'", 'quello', 'quel']), text)
}

const stems = { di: 'de', a: 'a', da: 'da', in: 'ne', su: 'su' } as const
export type Preposition = keyof typeof stems

/** Preposition and definite article in one: `del grimorio`, `nella mano`, `dall'11`. */
export function contract(preposition: Preposition, x: Noun): Phrase {
  const text = x.called ?? x.text
  const article = definite({ ...x, text })
  const tail = article === 'il' ? 'l' : article === 'i' || article === 'gli' ? article : `l${article}`
  return glue(stems[preposition] + tail, text)
}
