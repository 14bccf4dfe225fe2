import { al, dal, del, il, noun, typeset } from '../grammar/index'
import { does, tally } from './tallies'

/** A day with its article: `il 14 novembre`, `l'8 novembre`. */
export const theDay = (day: string): string => typeset(il(noun(day, 'm')))

/** A day that something begins with: `dal 25 settembre 2026`, `dall'8 novembre`. */
export const fromDay = (day: string): string => typeset(dal(noun(day, 'm')))

/** What is of a day: `del 14 novembre`, `dell'8 novembre`. */
export const ofDay = (day: string): string => typeset(del(noun(day, 'm')))

/** A day that something goes on to: `al 14 novembre`, `all'8 novembre`. */
export const toDay = (day: string): string => typeset(al(noun(day, 'm')))

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** A length of time in the largest unit that fits: «2 giorni», «1 ora», «40 minuti». In ms. */
function span(ms: number): readonly [n: number, unit: 'giorno' | 'ora' | 'minuto'] {
  if (ms >= 2 * DAY) return [Math.floor(ms / DAY), 'giorno']
  return ms >= HOUR ? [Math.floor(ms / HOUR), 'ora'] : [Math.max(1, Math.floor(ms / 60_000)), 'minuto']
}

/** How much time is left until a moment, or since when it is past: `mancano 2 giorni`, `in ritardo di 1 ora`. In ms since 1970. */
export function timeLeft(end: number, now: number): string {
  const [n, unit] = span(Math.abs(end - now))
  return end < now ? `in ritardo di ${tally(n, unit)}` : `${does('manca', n)} ${tally(n, unit)}`
}
