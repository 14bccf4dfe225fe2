import { fromDay, theDay } from '#lib/italian/site/dates'

test.each([
  ['14 novembre', 'il 14 novembre', 'dal 14 novembre'],
  ['8 novembre', 'l’8 novembre', 'dall’8 novembre'],
  ['11 marzo 2026', 'l’11 marzo 2026', 'dall’11 marzo 2026'],
  ['1 aprile', 'l’1 aprile', 'dall’1 aprile'],
  ['18 aprile', 'il 18 aprile', 'dal 18 aprile'],
])('%s', (day, the, from) =>
  expect([theDay(day), fromDay(day)].map((s) => s.replace('\u00a0', ' '))).toEqual([the, from]),
)
