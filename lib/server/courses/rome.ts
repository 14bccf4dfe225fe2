import 'server-only'
import type { Day } from '#lib/courses/index'

const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Rome',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** What calendar and clock say in Rome at a moment (ms since 1970), as forms have it: `2026-11-22T21:05`. */
export const romeTime = (at: number): string => format.format(at).replace(' ', 'T')

/** The day in Rome at a moment. */
export const romeDay = (at: number): Day => romeTime(at).slice(0, 10)

/**
 * The moment at which calendar and clock in Rome say this; null for what is no time. An hour that the clocks skip is the one after it; of
 * one that comes twice it is the first.
 */
export function romeMoment(text: string): number | null {
  const utc = /^20\d\d-\d\d-\d\dT\d\d:\d\d$/.test(text) ? Date.parse(`${text}:00Z`) : Number.NaN
  if (Number.isNaN(utc) || new Date(utc).toISOString().slice(0, 16) !== text) return null
  const [summer, winter] = [utc - 2 * 3_600_000, utc - 3_600_000]
  return romeTime(summer) === text ? summer : winter
}
