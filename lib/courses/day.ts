/** A day of the calendar as forms have it, `2026-12-31`; days compare as texts do. */
export type Day = string

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const
const leap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** Whether a text is a day that the calendar has, of this century. */
export function isDay(text: string): text is Day {
  const [, year, month, day] = (/^(20\d\d)-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return false
  const length = month === 2 && leap(year) ? 29 : LENGTHS[month - 1]
  return length !== undefined && day >= 1 && day <= length
}

/** The number of a day, so that days may be counted: the Gregorian calendar from March to February, so that the leap day comes last. */
function numberOf(day: Day): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const y = month > 2 ? year : year - 1
  return (
    365 * y +
    Math.floor(y / 4) -
    Math.floor(y / 100) +
    Math.floor(y / 400) +
    Math.floor((153 * ((month + 9) % 12) + 2) / 5) +
    date
  )
}

/** How many days after a day another one is. */
export const daysFrom = (from: Day, to: Day): number => numberOf(to) - numberOf(from)

/** The day so many days later. */
export function dayLater(day: Day, days: number): Day {
  const wanted = numberOf(day) + days
  let y = Math.floor((wanted - 1) / 365.2425)
  while (numberOf(`${y + 1}-03-01`) <= wanted) y++
  while (numberOf(`${y}-03-01`) > wanted) y--
  const rest = wanted - numberOf(`${y}-03-01`)
  const m = Math.floor((5 * rest + 2) / 153)
  const month = ((m + 2) % 12) + 1
  const text = (n: number): string => String(n).padStart(2, '0')
  return `${month > 2 ? y : y + 1}-${text(month)}-${text(rest - Math.floor((153 * m + 2) / 5) + 1)}`
}
