import { isNamed } from '#lib/base/name-words'

const FOUND: readonly (readonly [name: string, typed: string])[] = [
  ['Marco D’Angelo', "D'Angelo"],
  ['Marco D’Angelo', 'd’angelo marco'],
  ['Marco D’Angelo', 'dangelo'],
  ['Marco D’Angelo', 'd angelo'],
  ["Marco D'Angelo", 'dange'],
  ['Marco Dangelo', 'angelo'],
  ['Lia De Luca', 'deluca'],
  ['Nicolò Verdi', 'VERDI nico'],
  ['Nicolo Verdi', 'nicolò'],
  ['Anna Maria-Rossi', 'maria rossi'],
  ['Anna anna.rossi@esempio.it', 'anna.rossi@'],
  ['chiunque', '  '],
]

test.each(FOUND)('%s is found by %s', (name, typed) => expect(isNamed(name, typed)).toBe(true))

const NOT_FOUND: readonly (readonly [name: string, typed: string])[] = [
  ['Marco D’Angelo', 'dangela'],
  ['Anna Rossi', 'nar'],
  ['Anna Rossi', 'anna verdi'],
]

test.each(NOT_FOUND)('%s is not found by %s', (name, typed) => expect(isNamed(name, typed)).toBe(false))
