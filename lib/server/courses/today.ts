import 'server-only'
import { z } from 'zod'
import { ok } from '#lib/base/result'
import { type CoursePhase, coursePhase } from '#lib/courses/index'
import { countAppeals } from '#lib/db/appeals'
import { listAssignments } from '#lib/db/assignments'
import { recentClasses } from '#lib/db/classroom/sessions'
import { database } from '#lib/db/client'
import type { Course } from '#lib/db/courses'
import { listMembers } from '#lib/db/members'
import { countWaiting } from '#lib/db/rosters'
import { kindOf } from '#lib/db/tasks'
import { defineUseCase, unsafeId } from '../define-use-case'
import { type AppealLine, firstAppeals } from './appeals'
import { type DueDto, dueNow } from './due'
import { type InvitationDto, invitationOf } from './invitation'
import { errorOf } from './made-of'
import { romeDay } from './rome'
import { type SharedErrors, sharedErrors } from './shared-errors'
import { taughtCourse } from './taught-course'

/** Errors that are told of. */
const ERRORS = 3
/** Reports that are shown; a page of their own has all. */
const APPEALS = 2
/** Assignments and sessions that are listed; all of them have a page of their own. */
const LISTED = 5

/** What whoever teaches a course does there today, and the rest of it below. */
export interface TodayDto extends SharedErrors {
  readonly course: Pick<Course, 'id' | 'title'> & { readonly phase: CoursePhase }
  readonly now: number
  readonly students: number
  /** Who is on a list of the course and has not come yet. */
  readonly awaited: number
  readonly due: readonly DueDto[]
  /** Reports that wait for the instructors: how many, and the first of them. */
  readonly appeals: { readonly waiting: number; readonly first: readonly AppealLine[] }
  /** The last ones, the newest first. */
  readonly assignments: readonly {
    readonly id: string
    readonly title: string
    readonly kind: DueDto['kind']
    readonly dueAt: number | null
  }[]
  /** The same of live sessions. */
  readonly sessions: readonly {
    readonly id: string
    readonly title: string
    /** The error that it was made to correct; null for none. */
    readonly error: string | null
    /** Null once it has ended. */
    readonly code: string | null
    readonly createdAt: number
    readonly players: number
  }[]
  /** How students come in, as long as there is none. */
  readonly invitation: InvitationDto | null
}

/** What to do today in a course: who has not begun what is due, which errors the class shares; then the rest. For whoever teaches it. */
export const getToday = defineUseCase('course/today', z.object({ courseId: unsafeId }), async (unsafe, { now }) => {
  const taught = await taughtCourse(unsafe.courseId, now)
  if (!taught.ok) return taught
  const { course } = taught.value
  const db = database()
  const [members, assignments, classes] = await Promise.all([
    listMembers(db, course.id),
    listAssignments(db, [course.id]),
    recentClasses(db, { courseId: course.id }, LISTED),
  ])
  const students = members.filter(({ role, removedAt }) => role === 'studente' && removedAt === null)
  const [due, errors, waiting, first, awaited] = await Promise.all([
    dueNow(db, assignments, students, now),
    sharedErrors(db, course.id, members, { most: ERRORS, now }),
    countAppeals(db, [course.id]),
    firstAppeals(db, course.id, APPEALS),
    countWaiting(db, [course.id]),
  ])
  return ok<TodayDto>({
    course: { id: course.id, title: course.title, phase: coursePhase(course, romeDay(now)) },
    ...errors,
    ...{ now, due, students: students.length, appeals: { waiting: waiting.get(course.id) ?? 0, first } },
    awaited: awaited.get(course.id) ?? 0,
    assignments: assignments
      .slice(-LISTED)
      .reverse()
      .map(({ id, title, dueAt, task }) => ({ id, title, dueAt, kind: kindOf(task) })),
    sessions: classes.map(({ id, title, belief, code, createdAt, players }) => ({
      ...{ id, title, code, createdAt, players },
      error: errorOf({ belief }),
    })),
    invitation: students.length === 0 ? invitationOf(course) : null,
  })
})
