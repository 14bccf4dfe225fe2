import { beyondPodium, changes, numberBars, podium, standings, tallyOf, worthTalking } from '#lib/classroom/index'

const answer = (player: string, position: number, right: boolean, round: 1 | 2 = 1) => ({
  player,
  position,
  round,
  right,
})

test('a point per right answer, and the same place for as many points', () => {
  const all = standings(
    [answer('a', 1, true), answer('b', 1, true), answer('c', 1, false), answer('a', 2, true), answer('b', 2, true)],
    ['a', 'b', 'c'],
  )
  expect(all).toEqual([
    { player: 'a', points: 2, rank: 1 },
    { player: 'b', points: 2, rank: 1 },
    { player: 'c', points: 0, rank: null },
  ])
  expect(podium(all).map(({ player }) => player)).toEqual(['a', 'b'])
})

test('nobody has a place without a point, not even where nobody has one', () => {
  const all = standings([answer('a', 1, false)], ['a', 'b'])
  expect(all.map(({ rank }) => rank)).toEqual([null, null])
  expect(podium(all)).toEqual([])
})

test('of a question asked twice the second answer counts, in whatever order they come', () => {
  const twice = [answer('a', 1, false, 2), answer('a', 1, true, 1), answer('b', 1, true, 1)]
  expect(standings(twice, ['a', 'b']).map(({ player, points }) => [player, points])).toEqual([
    ['b', 1],
    ['a', 0],
  ])
})

test('of more first places than there is room for it is known how many are left out, all with the same points', () => {
  const players = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  const tied = standings(
    players.map((player) => answer(player, 1, true)),
    players,
  )
  expect(podium(tied)).toHaveLength(6)
  expect(beyondPodium(tied)).toBe(2)
  expect(beyondPodium(tied.slice(0, 6))).toBe(0)
  expect(beyondPodium([])).toBe(0)
})

test('somebody who was removed has no place', () => {
  expect(standings([answer('a', 1, true)], [])).toEqual([])
})

const option = (key: string, count: number, beliefs: readonly string[]) => ({
  given: { option: key },
  verdict: beliefs.length > 0 ? ('wrong' as const) : ('right' as const),
  beliefs,
  count,
})

test('answers are counted by option and by belief', () => {
  const tally = tallyOf([
    option('x', 3, []),
    option('y', 7, ['119.4/paid-is-not-lost']),
    { given: { giveUp: true }, verdict: 'gaveUp', beliefs: [], count: 2 },
  ])
  expect(tally).toEqual({
    answered: 12,
    right: 3,
    gaveUp: 2,
    bars: [
      { key: 'y', count: 7 },
      { key: 'x', count: 3 },
    ],
    beliefs: [{ belief: '119.4/paid-is-not-lost', count: 7 }],
  })
})

test.each([
  [12, 3, false],
  [12, 4, true],
  [12, 8, true],
  [12, 9, false],
  [1, 1, false],
  [0, 0, false],
])('of %i answers %i right: worth talking is %s', (answered, right, worth) => {
  expect(worthTalking({ answered, right })).toBe(worth)
})

test('a second round shows what became of each belief', () => {
  const first = tallyOf([option('x', 3, []), option('y', 5, ['a/b']), option('z', 1, ['c/d'])])
  const second = tallyOf([option('x', 7, []), option('y', 1, ['a/b']), option('w', 1, ['e/f'])])
  expect(changes(first, second)).toEqual([
    { belief: 'a/b', before: 5, after: 1 },
    { belief: 'c/d', before: 1, after: 0 },
    { belief: 'e/f', before: 0, after: 1 },
  ])
})

describe('the bars of numbers', () => {
  const given = (...counts: readonly (readonly [number, number])[]) =>
    tallyOf(counts.map(([number, count]) => ({ given: { number }, verdict: 'wrong' as const, beliefs: [], count })))
      .bars
  const total = ({ bars, rest }: ReturnType<typeof numberBars>) =>
    bars.reduce((sum, { count }) => sum + count, rest?.count ?? 0)

  test('seven of them all have one; of as many answers the smaller number is first', () => {
    const made = numberBars(given([10, 1], [9, 1], [2, 1], [3, 4], [5, 1], [6, 1], [7, 1]), '10')
    expect(made.bars.map(({ key }) => key)).toEqual(['3', '2', '5', '6', '7', '9', '10'])
    expect(made.rest).toBeNull()
  })

  test('of more than seven the right one is never cut, and every answer is counted', () => {
    const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => [number, number === 9 ? 1 : 2] as const)
    const made = numberBars(given(...counts), '9')
    expect(made.bars.map(({ key }) => key)).toEqual(['1', '2', '3', '4', '5', '9'])
    expect(made.rest).toEqual({ numbers: 3, count: 6 })
    expect(total(made)).toBe(17)
  })

  test('the right one is there where nobody gave it', () => {
    expect(numberBars(given([3, 2]), '4')).toEqual({
      bars: [
        { key: '3', count: 2 },
        { key: '4', count: 0 },
      ],
      rest: null,
    })
  })
})
