import { contract, il, type Preposition } from './article'
import { type Phrase, verbatim, type Words } from './noun'
import { textOf } from './number'
import { bare } from './sound'

/** The euphonic d stands only between equal vowels: `ad Anna`, `ed Elfo`, but `a ogni`, `e anche`, `a 8`. */
const euphonic = (vowel: 'a' | 'e', text: string): string => (bare(text).startsWith(vowel) ? `${vowel}d` : vowel)

const before =
  (preposition: Preposition) =>
  (x: Words): Phrase => {
    if (typeof x === 'object' && (!x.proper || x.called !== undefined)) return contract(preposition, x)
    const text = textOf(x)
    return verbatim(`${preposition === 'a' ? euphonic('a', text) : preposition} ${text}`)
  }

// A noun takes preposition and article in one; names, counted nouns, figures and finished phrases take the bare preposition.
/** `di Orso`, `del grimorio`, `di un'abilità`. */
export const del = before('di')
/** `ad Anna`, `al planeswalker`, `a 2 creature`. */
export const al = before('a')
/** `da Cometa`, `dall'esilio`. */
export const dal = before('da')
/** `nella mano di Nora`. */
export const nel = before('in')
/** `su Orso`, `sul campo di battaglia`. */
export const sul = before('su')

/** `con il danno`, `con Orso`: never contracted. */
export const con = (x: Words): Phrase => verbatim(`con ${typeof x === 'object' ? il(x) : textOf(x)}`)

/** `e Bruno`, `ed Elfo`. */
export const ed = (x: Words): Phrase => verbatim(`${euphonic('e', textOf(x))} ${textOf(x)}`)

const join = (items: readonly Words[], last: (x: Words) => string, comma = ''): Phrase => {
  const [end, ...rest] = [...items].reverse()
  if (end === undefined) return verbatim('')
  return verbatim(rest.length ? `${rest.reverse().map(textOf).join(', ')}${comma} ${last(end)}` : textOf(end))
}

/** `Anna, Nora e Bruno`: no comma before the last. Nouns stand bare: for articles pass `items.map(il)`. */
export const and = (items: readonly Words[]): Phrase => join(items, ed)

/** `Anna va da 1 a 2, e Nora da 2 a 1`: clauses with commas of their own. */
export const clauses = (items: readonly Words[]): Phrase => join(items, ed, ',')

/** `Anna, Nora o Bruno`. */
export const or = (items: readonly Words[]): Phrase => join(items, (x) => `o ${textOf(x)}`)
