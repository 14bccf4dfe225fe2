import { err, ok, type Result } from '#lib/base/result'
import { type Day, isDay } from './day'

export const LONGEST_NOTE = 500

/** What instructors say of a lesson of their course. */
export interface LessonPlan {
  readonly note: string
  readonly dueOn: Day | null
}

/** Why it cannot be said: a day that the calendar has not, or a note that is too long. */
export type LessonPlanError = 'course-dates' | 'course-note'

export function parseLesson(typed: {
  readonly note: string
  readonly dueOn: string
}): Result<LessonPlan, LessonPlanError> {
  const note = typed.note.trim()
  if (note.length > LONGEST_NOTE) return err('course-note')
  const dueOn = typed.dueOn || null
  return dueOn === null || isDay(dueOn) ? ok({ note, dueOn }) : err('course-dates')
}

/** A list with one of it moved up or down by some places, as far as there are any. */
export function moved<T>(list: readonly T[], one: T, by: number): readonly T[] {
  const from = list.indexOf(one)
  if (from < 0) return list
  const to = Math.min(list.length - 1, Math.max(0, from + by))
  return list.toSpliced(from, 1).toSpliced(to, 0, one)
}
