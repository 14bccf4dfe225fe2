import { startOfWeek, weekOf } from '#lib/study/index'

test.each([
  ['2026-11-16T00:00:00.000Z', '2026-11-16'],
  ['2026-11-22T23:59:59.999Z', '2026-11-16'],
  ['2026-11-23T00:00:00.000Z', '2026-11-23'],
  ['1970-01-01T00:00:00.000Z', '1969-12-29'],
])('%s is of the week that began on %s', (at, monday) => {
  expect(new Date(startOfWeek(weekOf(Date.parse(at)))).toISOString()).toBe(`${monday}T00:00:00.000Z`)
})
