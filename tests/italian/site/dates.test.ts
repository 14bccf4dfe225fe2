import { fromDay, ofDay, theDay, timeLeft, toDay } from '#lib/italian/site/dates'

test.each([
  ['14 novembre', 'il 14 novembre', 'dal 14 novembre', 'del 14 novembre', 'al 14 novembre'],
  ['8 novembre', 'l’8 novembre', 'dall’8 novembre', 'dell’8 novembre', 'all’8 novembre'],
  ['8/11', 'l’8/11', 'dall’8/11', 'dell’8/11', 'all’8/11'],
  ['11 marzo 2026', 'l’11 marzo 2026', 'dall’11 marzo 2026', 'dell’11 marzo 2026', 'all’11 marzo 2026'],
  ['1 aprile', 'l’1 aprile', 'dall’1 aprile', 'dell’1 aprile', 'all’1 aprile'],
  ['18 aprile', 'il 18 aprile', 'dal 18 aprile', 'del 18 aprile', 'al 18 aprile'],
])('%s', (day, ...said) =>
  expect([theDay(day), fromDay(day), ofDay(day), toDay(day)].map((s) => s.replaceAll('\u00a0', ' '))).toEqual(said),
)

const HOUR = 3_600_000
test.each([
  [3 * 24 * HOUR + 5, 'mancano 3 giorni'],
  [47 * HOUR, 'mancano 47 ore'],
  [HOUR, 'manca 1 ora'],
  [40 * 60_000, 'mancano 40 minuti'],
  [10, 'manca 1 minuto'],
  [-HOUR, 'in ritardo di 1 ora'],
  [-50 * HOUR, 'in ritardo di 2 giorni'],
])('%d ms from now: %s', (ms, said) => expect(timeLeft(5e12 + ms, 5e12).replaceAll('\u00a0', ' ')).toBe(said))
