import { dayOf, startOf } from '../day'

/** Days to wait after one, two, three… days in a row with a right answer. */
const WAIT = [1, 3, 7, 16, 35, 75] as const

/** Where a rule stands in its reviews: days in a row with a right answer, the last of them, and when it is due (ms since 1970). */
export interface Review {
  readonly step: number
  readonly lastRightOn: number | null
  readonly dueAt: number
}

/**
 * The next review after an answer. A right answer moves on once a day; a wrong one starts again tomorrow.
 * The only place that knows how reviews are spaced: another scheduler replaces this function and nothing else.
 */
export function nextReview(before: Review | undefined, right: boolean, at: number): Review {
  const today = dayOf(at)
  if (!right) return { step: 0, lastRightOn: null, dueAt: startOf(today + WAIT[0]) }
  if (before && before.lastRightOn === today) return { step: before.step, lastRightOn: today, dueAt: before.dueAt }
  const step = (before?.step ?? 0) + 1
  const wait = WAIT[Math.min(step, WAIT.length) - 1] ?? WAIT[0]
  return { step, lastRightOn: today, dueAt: startOf(today + wait) }
}
