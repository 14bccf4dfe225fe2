import { dayLater, daysFrom } from '#lib/courses/index'

test.each([
  ['2026-09-01', '2027-09-01', 365],
  ['2027-09-01', '2028-09-01', 366],
  ['2026-12-31', '2027-01-01', 1],
  ['2028-02-28', '2028-02-29', 1],
  ['2028-02-28', '2028-03-01', 2],
  ['2026-03-01', '2026-02-28', -1],
  ['2026-11-22', '2026-11-22', 0],
])('from %s to %s it is %s days', (from, to, days) => {
  expect(daysFrom(from, to)).toBe(days)
  expect(dayLater(from, days)).toBe(to)
})

test('every day of a century has its place, as the calendar of the machine has it', () => {
  for (let n = 0; n < 36_525; n += 13) {
    const day = new Date(Date.UTC(2000, 0, 1) + n * 86_400_000).toISOString().slice(0, 10)
    expect(dayLater('2000-01-01', n)).toBe(day)
    expect(daysFrom('2000-01-01', day)).toBe(n)
  }
})
