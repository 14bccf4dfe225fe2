import 'server-only'
import { z } from 'zod'
import { err, ok, type Result } from '#lib/base/result'
import { lastEnd } from '#lib/courses/index'
import { type Assignment, findAssignment, tellScoresAt } from '#lib/db/assignments'
import { type Db, database } from '#lib/db/client'
import { listExtensions } from '#lib/db/exceptions'
import type { Person } from '#lib/db/users'
import { unsafeId } from '../define-use-case'
import { romeMoment } from './rome'
import { changeTaught, taughtCourse } from './taught-course'

/** Which assignment of which course. */
export const which = { courseId: unsafeId, assignmentId: unsafeId }

/** A time as a form has it, on the clocks of Rome; empty for none. */
export const when = z.string().max(30)

/** A moment of a form: null for none, NaN for what is none of the calendar. */
export const moment = (typed: string): number | null => (typed === '' ? null : (romeMoment(typed) ?? Number.NaN))

/** An assignment of a course that whoever asks teaches, with both. */
export async function taughtAssignment(courseId: string, assignmentId: string, now: number) {
  const taught = await taughtCourse(courseId, now)
  if (!taught.ok) return taught
  const assignment = await findAssignment(database(), assignmentId)
  return assignment?.courseId === taught.value.course.id
    ? ok({ ...taught.value, assignment })
    : err('not-found' as const)
}

/** Changes an assignment of a course that whoever asks teaches, with the course held. */
export const changeAssigned = <T, E>(
  courseId: string,
  assignmentId: string,
  now: number,
  work: (tx: Db, assignment: Assignment, who: Person) => Promise<Result<T, E>>,
) =>
  changeTaught(courseId, now, async (tx, { course, who }): Promise<Result<T, E | 'not-found'>> => {
    const assignment = await findAssignment(tx, assignmentId)
    return assignment?.courseId === course.id ? work(tx, assignment, who) : err('not-found')
  })

/** Scores that wait for the end wait for the last who may still be at it: whoever is told first could tell the others. */
export async function waitForAll(tx: Db, assignmentId: string): Promise<null> {
  const assignment = await findAssignment(tx, assignmentId)
  if (assignment) await tellScoresAt(tx, assignmentId, lastEnd(assignment, await listExtensions(tx, [assignmentId])))
  return null
}
