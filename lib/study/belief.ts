import { dayOf } from './day'

/** A wrong belief that some answer betrayed; times in ms since 1970. */
export interface BeliefProgress {
  readonly state: 'found' | 'overcome'
  /** Answers that betrayed it. */
  readonly times: number
  readonly firstAt: number
  readonly lastAt: number
  /** Days in a row with a right answer where it was an option, and the last of them. */
  readonly streak: number
  readonly lastRightOn: number | null
  readonly overcomeAt: number | null
}

/** Right answers in a row, on different days, that overcome a belief. */
export const TO_OVERCOME = 3

/** An answer betrayed it: found, or found again. */
export function betrayed(before: BeliefProgress | undefined, at: number): BeliefProgress {
  return {
    state: 'found',
    times: (before?.times ?? 0) + 1,
    firstAt: before?.firstAt ?? at,
    lastAt: at,
    streak: 0,
    lastRightOn: null,
    overcomeAt: null,
  }
}

/** It was an option and the answer was another one: a right one counts once a day, any other starts the row again. */
export function resisted(before: BeliefProgress, right: boolean, at: number): BeliefProgress {
  if (before.state === 'overcome') return before
  if (!right) return { ...before, streak: 0, lastRightOn: null }
  const today = dayOf(at)
  if (before.lastRightOn === today) return before
  const streak = before.streak + 1
  return streak < TO_OVERCOME
    ? { ...before, streak, lastRightOn: today }
    : { ...before, streak, lastRightOn: today, state: 'overcome', overcomeAt: at }
}
