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
