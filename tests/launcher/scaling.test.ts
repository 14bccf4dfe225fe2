import { LEARNER, MEASURED, needs, tell } from '../../scripts/scaling.mjs'

// The sums of docs/scaling.md.

test('twice as many people need twice as much, but for what each process has of its own', () => {
  const [one, two] = [needs(50_000), needs(100_000)]
  for (const name of [
    'answersPerSecond',
    'databaseProcessors',
    'keptPerHour',
    'logPerSecond',
    'noticesPerSecond',
  ] as const)
    expect(two[name]).toBeCloseTo(2 * one[name], 6)
  expect(two.processes).toBeGreaterThanOrEqual(2 * one.processes - 1)
  // Every process hears every notice.
  expect(two.noticesDelivered / one.noticesDelivered).toBeGreaterThan(3.9)
})

test('who only studies sends no notices; the sums are those of the figures', () => {
  const { answersPerSecond, noticesPerSecond, keptPerHour } = needs(3_000, 0)
  expect([answersPerSecond, noticesPerSecond]).toEqual([3_000 / LEARNER.everySeconds, 0])
  expect(keptPerHour).toBe(answersPerSecond * 3_600 * MEASURED.answer.kept)
})

test('it is told in lines', () => {
  expect(tell(needs(100_000)).split('\n')).toHaveLength(9)
})
