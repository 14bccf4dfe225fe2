import { distributionOf } from '#lib/courses/index'

test('marks lie by tenths, and all of it is in the last one', () => {
  expect(distributionOf([0, 0.05, 1 / 10, 7 / 10, 3 / 5, 0.5, 0.95, 1])).toEqual({
    people: 8,
    median: 0.55,
    tenths: [2, 1, 0, 0, 0, 1, 1, 1, 0, 2],
  })
})

test('every fraction of small tests is where its name says', () => {
  for (const n of [5, 10, 20])
    for (let right = 0; right <= n; right++) {
      const { tenths = [] } = distributionOf([right / n]) ?? {}
      expect(tenths.indexOf(1)).toBe(Math.min(9, Math.floor((right * 10) / n)))
    }
})

test('nobody has no marks to lie anywhere', () => {
  expect(distributionOf([])).toBeNull()
})
