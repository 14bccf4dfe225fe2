import { changesIn, isGiven, isMissing, type MarkLine, readPoints, wrongIn } from '#lib/courses/index'

// What a page that gives marks to many says to change: the lines that somebody has changed, and no others.

const line = (userId: string, was: string, points: string, more: Partial<MarkLine> = {}): MarkLine => ({
  ...{ userId, was, points, wasExcused: false, excused: false },
  ...more,
})

test.each([
  ['7,5', 7.5],
  [' 8 ', 8],
  ['6.25', 6.25],
  ['', null],
  ['  ', null],
])('«%s» is %s points', (typed, points) => {
  expect(readPoints(typed)).toBe(points)
})

test.each(['sette', '7,5,1', '-1', '1e3', '0x10', ',', '.', '+3'])('«%s» is no figure', (typed) => {
  expect(readPoints(typed)).toBeNaN()
})

test('a line that stands as it stood changes nothing, however it is spelt', () => {
  const same = [line('a', '', ''), line('b', '7,5', '7.50'), line('c', '8', ' 8 '), line('d', '', ' ')]
  expect(changesIn(same)).toEqual({ given: [], back: [], excused: [], again: [] })
})

test('what is typed is given, what is emptied is taken back, a box is an excuse', () => {
  const lines = [
    line('a', '', '7,5'),
    line('b', '8', '0'),
    line('c', '8', ''),
    line('d', '', '', { excused: true }),
    line('e', '6', '6', { wasExcused: true }),
    line('f', '6', '6', { wasExcused: true, excused: true }),
  ]
  expect(changesIn(lines)).toEqual({
    given: [
      { userId: 'a', points: 7.5 },
      { userId: 'b', points: 0 },
    ],
    back: ['c'],
    excused: ['d'],
    again: ['e'],
  })
})

test('points that are none are told of whom they are', () => {
  const lines = [
    line('a', '', '10'),
    line('b', '', '10,5'),
    line('c', '', '3,3'),
    line('d', '', 'x'),
    line('e', '1', ''),
  ]
  expect(wrongIn(changesIn(lines), 10)).toEqual(['b', 'c', 'd'])
})

test('marks of paper and by hand are given, and a mark that is still to come is nobody’s to hand in', () => {
  expect(['lezioni', 'esercizio', 'esame', 'mazzo', 'carta', 'mano'].filter(isGiven)).toEqual(['carta', 'mano'])
  expect(isMissing({ state: 'unmarked' })).toBe(false)
})
