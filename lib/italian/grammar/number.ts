import { type Gender, type Phrase, verbatim, type Words } from './noun'

/** A number with the true minus sign (U+2212), never the hyphen. */
export const figure = (n: number): Phrase => verbatim(n < 0 ? `−${-n}` : `${n === 0 ? 0 : n}`)

/** The text of what stands in a sentence. */
export const textOf = (x: Words): string => (typeof x === 'number' ? figure(x) : typeof x === 'string' ? x : x.text)

/** Power and toughness as they are: `2/2`, `−1/3`. */
export const pt = (power: number, toughness: number): Phrase => verbatim(`${figure(power)}/${figure(toughness)}`)

/** A change of power and toughness: `+1/+1`, `−2/−0`. A zero takes the sign of the other figure, as cards print it. */
export const ptChange = (power: number, toughness: number): Phrase => {
  const sign = (n: number, other: number) => (n < 0 || (n === 0 && other < 0) ? '−' : '+')
  return verbatim(`${sign(power, toughness)}${Math.abs(power)}/${sign(toughness, power)}${Math.abs(toughness)}`)
}

/** A total that moves: `da 7 a 2`. */
export const fromTo = (before: number, after: number): Phrase => verbatim(`da ${figure(before)} a ${figure(after)}`)

const ordinals = ['prim', 'second', 'terz', 'quart', 'quint', 'sest', 'settim', 'ottav', 'non', 'decim']

/** `prima`, `terzo`; from the eleventh on in figures, `11ª`. */
export const ordinal = (n: number, gender: Gender): Phrase => {
  const stem = ordinals[n - 1]
  return verbatim(stem ? stem + (gender === 'f' ? 'a' : 'o') : figure(n) + (gender === 'f' ? 'ª' : 'º'))
}
