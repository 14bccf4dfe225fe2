import { err, ok, type Result } from '#lib/base/result'
import { type Day, isDay } from './day'

/** What an instructor says of a course. */
export interface CourseFields {
  readonly title: string
  readonly startsOn: Day | null
  readonly endsOn: Day | null
}

export const LONGEST_TITLE = 120

/** Why a course is none: no title or one that is too long, days that the calendar has not, or an end before the beginning. */
export type CourseError = 'course-title' | 'course-dates'

/** A course as a form sends it; an empty day is none. */
export function parseCourse(typed: {
  readonly title: string
  readonly startsOn: string
  readonly endsOn: string
}): Result<CourseFields, CourseError> {
  const title = typed.title.trim().replace(/\s+/g, ' ')
  if (title === '' || title.length > LONGEST_TITLE) return err('course-title')
  const [startsOn, endsOn] = [typed.startsOn || null, typed.endsOn || null]
  for (const day of [startsOn, endsOn]) if (day !== null && !isDay(day)) return err('course-dates')
  if (startsOn !== null && endsOn !== null && endsOn < startsOn) return err('course-dates')
  return ok({ title, startsOn, endsOn })
}

/** How a course stands on a day. */
export type CoursePhase = 'before' | 'on' | 'over' | 'archived'

export function coursePhase(
  course: Pick<CourseFields, 'startsOn' | 'endsOn'> & { readonly archivedAt: number | null },
  today: Day,
): CoursePhase {
  if (course.archivedAt !== null) return 'archived'
  if (course.startsOn !== null && today < course.startsOn) return 'before'
  return course.endsOn !== null && today > course.endsOn ? 'over' : 'on'
}
