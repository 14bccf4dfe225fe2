import 'server-only'
import { z } from 'zod'
import { err, ok, type Result } from '#lib/base/result'
import { type Sum, type Times, timesFor } from '#lib/courses/index'
import { type Assignment, findAssignment, listAssignments } from '#lib/db/assignments'
import { type Db, database } from '#lib/db/client'
import { listExtensions, listGiven, type PastException } from '#lib/db/exceptions'
import { defineUseCase, unsafeId } from '../define-use-case'
import { type Column, columnOf, type KnownCell } from './cells'
import { linesOf, type Pupil, pupilsOf } from './gradebook'
import { isFinished, runsOf } from './runs'
import { errorsOf, type HeldDto } from './shared-errors'
import { taughtCourse } from './taught-course'

interface OfPupil {
  readonly db: Db
  readonly course: { readonly id: string; readonly title: string }
  readonly pupil: Pupil
}

/** A student of a course, for who teaches it: nobody who was removed or has left. */
export async function taughtPupil(
  unsafe: { readonly courseId: string; readonly userId: string },
  now: number,
): Promise<Result<OfPupil, 'expired-session' | 'not-allowed' | 'not-found'>> {
  const taught = await taughtCourse(unsafe.courseId, now)
  if (!taught.ok) return taught
  const { id, title } = taught.value.course
  const db = database()
  const pupil = (await pupilsOf(db, id)).find(({ userId }) => userId === unsafe.userId)
  return pupil ? ok({ db, course: { id, title }, pupil }) : err('not-found')
}

export interface StudentDto {
  readonly course: { readonly id: string; readonly title: string }
  readonly pupil: Pupil
  readonly work: readonly { readonly column: Column; readonly cell: KnownCell; readonly times: Times }[]
  readonly sum: Sum
  /** What they get wrong now, by their last answers in the course. */
  readonly errors: readonly HeldDto[]
}

/** What one student has made of the assignments of a course, and what they get wrong there: nothing that they did elsewhere. */
export const getStudent = defineUseCase(
  'course/student',
  z.object({ courseId: unsafeId, userId: unsafeId }),
  async (unsafe, { now }) => {
    const found = await taughtPupil(unsafe, now)
    if (!found.ok) return found
    const { db, course, pupil } = found.value
    const assignments = await listAssignments(db, [course.id])
    const [[line], extensions, errors] = await Promise.all([
      linesOf(db, assignments, [pupil], now),
      listExtensions(
        db,
        assignments.map(({ id }) => id),
        pupil.userId,
      ),
      errorsOf(db, course.id, pupil.userId),
    ])
    if (!line) return err('not-found')
    const dto: StudentDto = {
      course,
      pupil,
      sum: line.sum,
      errors,
      work: assignments.flatMap((assignment, n) => {
        const cell = line.cells[n]
        const extension = extensions.find((x) => x.assignmentId === assignment.id) ?? null
        return cell ? [{ column: columnOf(assignment), cell, times: timesFor(assignment, extension) }] : []
      }),
    }
    return ok(dto)
  },
)

/** One time that the student began it. */
export interface RunDto {
  readonly quizId: string
  readonly at: number
  readonly right: number
  readonly answered: number
  readonly total: number
  readonly finished: boolean
  /** Questions of it that count for nobody. */
  readonly leftOut: number
  readonly lastAt: number | null
}

export interface WorkDto {
  readonly course: { readonly id: string; readonly title: string }
  readonly pupil: Pupil
  readonly column: Column
  /** As for everybody, and as for this student. */
  readonly times: Times
  readonly own: Times
  readonly attempts: Assignment['attempts']
  readonly cell: KnownCell
  readonly runs: readonly RunDto[]
  /** All that was ever given to this student here, the newest first. */
  readonly given: readonly PastException[]
}

/** What one student has made of one assignment, each time that they began it, and what was given to them alone. */
export const getWork = defineUseCase(
  'course/student-work',
  z.object({ courseId: unsafeId, userId: unsafeId, assignmentId: unsafeId }),
  async (unsafe, { now }) => {
    const found = await taughtPupil(unsafe, now)
    if (!found.ok) return found
    const { db, course, pupil } = found.value
    const assignment = await findAssignment(db, unsafe.assignmentId)
    if (assignment?.courseId !== course.id) return err('not-found')
    const [line] = await linesOf(db, [assignment], [pupil], now)
    const cell = line?.cells[0]
    if (!cell) return err('not-found')
    const runs = await runsOf(db, [assignment.id], now, [pupil.userId])
    const given = await listGiven(db, [assignment.id], pupil.userId)
    const time = given.find(({ kind, ended }) => kind === 'time' && ended === null)
    const { opensAt, dueAt, closesAt, attempts } = assignment
    const times = { opensAt, dueAt, closesAt }
    const dto: WorkDto = {
      course,
      pupil,
      column: columnOf(assignment),
      times,
      own: timesFor(times, time?.kind === 'time' ? time : null),
      attempts,
      cell,
      runs: runs.map((run) => ({
        quizId: run.quizId,
        at: run.at,
        right: run.right,
        answered: run.answered,
        total: run.total,
        finished: isFinished(run),
        leftOut: run.leftOut,
        lastAt: run.lastAt,
      })),
      given,
    }
    return ok(dto)
  },
)
