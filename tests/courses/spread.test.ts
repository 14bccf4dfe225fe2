import { consistencyOf, medianOf, spreadOf } from '#lib/courses/index'

const times = <T>(n: number, one: T): T[] => Array.from({ length: n }, () => one)

test('of some marks the mean, and from five people on how far they lie from it', () => {
  expect(spreadOf([])).toBeNull()
  expect(spreadOf([0.5, 1])).toEqual({ people: 2, mean: 0.75, deviation: null })
  expect(spreadOf([...times(4, 0.5)])?.deviation).toBeNull()
  // By hand: five of 0 and five of 1 lie half a point from their mean: sqrt(10 · 0.25 / 9).
  expect(spreadOf([...times(5, 0), ...times(5, 1)])).toMatchObject({ people: 10, mean: 0.5 })
  expect(spreadOf([...times(5, 0), ...times(5, 1)])?.deviation).toBeCloseTo(Math.sqrt(2.5 / 9), 10)
})

test('questions that all go together agree wholly, those that have nothing to do with one another not at all', () => {
  const rows = (...some: string[]) => some.map((row) => [...row].map((each) => each === '1'))
  expect(consistencyOf(rows(...times(5, '111'), ...times(5, '000')))).toBeCloseTo(1, 10)
  // Each of the eight ways once, twice over: nothing tells one answer from another.
  const all = ['000', '001', '010', '011', '100', '101', '110', '111']
  expect(consistencyOf(rows(...all, ...all))).toBeCloseTo(0, 10)
  expect(consistencyOf(rows(...times(5, '111'), ...times(4, '000')))).toBeNull()
  expect(consistencyOf(rows(...times(5, '11'), ...times(5, '00')))).toBeNull()
  expect(consistencyOf(rows(...times(10, '110')))).toBeNull()
  expect(consistencyOf([])).toBeNull()
})

test('the middle of some figures, from five on', () => {
  expect(medianOf(times(4, 1))).toBeNull()
  expect(medianOf([5, 1, 4, 2, 3])).toBe(3)
  expect(medianOf([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])).toBe(5.5)
})
