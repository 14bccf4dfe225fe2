import { matchPapers } from '#lib/courses/index'

// Whose a paper is, by what is written on it: one person alone, or nobody.

const people = [
  { userId: 'anna', name: 'Anna Bianchi', email: 'anna@esempio.it' },
  { userId: 'bea', name: 'Bea D’Amico', email: 's204417@studenti.it' },
  { userId: 'rossi-1', name: 'Carla Rossi', email: 'carla@esempio.it' },
  { userId: 'rossi-2', name: 'Carla Rossi', email: 'rossi@esempio.it' },
  { userId: 'zoe', name: 'zoe@esempio.it', email: 'zoe@esempio.it' },
]

const match = (...names: readonly string[]) =>
  matchPapers(
    names.map((name, n) => ({ line: n + 2, name })),
    people,
  ).map(({ userId, by }) => [userId, by])

test.each([
  ['Anna Bianchi', 'anna', 'name'],
  ['  BIANCHI   anna ', 'anna', 'name'],
  ['bea damico', null, 'nobody'],
  ["D'amìco Bea", 'bea', 'name'],
  ['ANNA@esempio.it', 'anna', 'email'],
  ['Bea · s204417', 'bea', 'number'],
  ['S204417', 'bea', 'number'],
  ['204417', null, 'nobody'],
  ['Anna', null, 'nobody'],
  ['', null, 'nobody'],
  ['zoe@esempio.it', 'zoe', 'email'],
])('«%s» is %s (%s)', (written, userId, by) => {
  expect(match(written)).toEqual([[userId, by]])
})

const maybe = (...names: readonly string[]) =>
  matchPapers(
    names.map((name, n) => ({ line: n + 2, name })),
    [...people, { userId: 'davide', name: 'Davide Esposito', email: 'd@esempio.it' }],
  ).map((match) => ('maybe' in match ? match.maybe : undefined))

test.each([
  ['Esposito D.', 'davide'],
  ['d esposito', 'davide'],
  ['davide', 'davide'],
  ['ESPOSITO', 'davide'],
  ['Esposito M.', undefined],
  ['D. E.', undefined],
  ['Carla R.', undefined],
  ['Davide Esposito Neri', undefined],
  ['zoe', 'zoe'],
])('by less than a name, «%s» may be %s, and is nobody’s until somebody says so', (written, userId) => {
  expect(maybe(written)).toEqual([userId])
  expect(match(written)[0]?.[0]).toBeNull()
})

test('nobody is meant by two papers, nor who has a paper already', () => {
  expect(maybe('davide', 'Esposito D.')).toEqual([undefined, undefined])
  expect(maybe('Davide Esposito', 'davide')).toEqual([undefined, undefined])
})

test('two who are called so are told apart by what else is written, or not at all', () => {
  expect(match('Carla Rossi')).toEqual([[null, 'several']])
  expect(match('Carla Rossi · rossi@esempio.it')).toEqual([['rossi-2', 'email']])
})

test('a name of one and a number of another are of nobody', () => {
  expect(match('Anna Bianchi · s204417')).toEqual([['bea', 'number']])
  expect(match('anna@esempio.it · s204417')).toEqual([[null, 'several']])
})

test('two papers of one person are of nobody until somebody says which', () => {
  expect(match('Anna Bianchi', 'anna@esempio.it', 'Bea D’Amico')).toEqual([
    [null, 'several'],
    [null, 'several'],
    ['bea', 'name'],
  ])
})
