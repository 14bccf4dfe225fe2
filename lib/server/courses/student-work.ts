import 'server-only'
import { z } from 'zod'
import { err, ok, type Result } from '#lib/base/result'
import { type Cell, type Partly, type Points, type Sum, type Times, timesFor } from '#lib/courses/index'
import type { Run } from '#lib/db/assignment-runs'
import { type Assignment, findAssignment, isFor, listAssignments } from '#lib/db/assignments'
import { type Db, database } from '#lib/db/client'
import { listExtensions, listGiven, type PastException } from '#lib/db/exceptions'
import { minutesOf } from '#lib/db/tasks'
import { defineUseCase, unsafeId } from '../define-use-case'
import { type PaperWork, paperOf } from '../sheet/paper-of'
import { answersAbout, type RuleAnswers } from './about-rule'
import { type Column, columnOf, howFar, type KnownCell } from './cells'
import { type ElsewhereDto, elsewhereOf } from './elsewhere'
import { linesOf } from './gradebook'
import { orderWish, type Place, type Pupil, placeOf, pupilsOf } from './pupils'
import { countedIn, isFinished, runsOf } from './runs'
import { errorsOf, type OwnErrorDto } from './shared-errors'
import { taughtCourse } from './taught-course'

interface OfPupil {
  readonly db: Db
  readonly course: { readonly id: string; readonly title: string }
  readonly pupil: Pupil
  /** Everybody who attends it. */
  readonly pupils: readonly Pupil[]
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
  const pupils = await pupilsOf(db, id)
  const pupil = pupils.find(({ userId }) => userId === unsafe.userId)
  return pupil ? ok({ db, course: { id, title }, pupil, pupils }) : err('not-found')
}

export interface StudentDto {
  readonly course: { readonly id: string; readonly title: string }
  readonly pupil: Pupil
  readonly work: readonly { readonly column: Column; readonly cell: KnownCell; readonly times: Times }[]
  readonly sum: Sum
  /** What they have shown in the course that they get wrong, and have not answered right since. */
  readonly errors: readonly OwnErrorDto[]
  /** What they answered about one rule, or one lesson, where one was asked for. */
  readonly about: RuleAnswers | null
  /** What they did elsewhere; null of one who does not show the course everything. */
  readonly elsewhere: ElsewhereDto | null
  /** Among all who attend the course, in the order of the gradebook that was asked for. */
  readonly place: Place
}

/** What one student has made of the assignments of a course, what they get wrong there, and what they answered about a rule or a lesson; apart from it what they did elsewhere, where they show it. */
export const getStudent = defineUseCase(
  'course/student',
  z.object({
    ...{ courseId: unsafeId, userId: unsafeId, ...orderWish },
    about: z
      .union([z.strictObject({ rule: z.string().max(20) }), z.strictObject({ lesson: z.string().max(100) })])
      .nullable()
      .default(null)
      .catch(null),
  }),
  async ({ courseId, userId, about, ...order }, { now }) => {
    const found = await taughtPupil({ courseId, userId }, now)
    if (!found.ok) return found
    const { db, course, pupil, pupils } = found.value
    const of = { courseId: course.id, userId: pupil.userId }
    const all = await listAssignments(db, [course.id])
    const assignments = all.filter((assignment) => isFor(assignment, pupil.userId))
    const [[line], extensions, errors, elsewhere, place] = await Promise.all([
      linesOf(db, assignments, [pupil], now),
      listExtensions(
        db,
        assignments.map(({ id }) => id),
        pupil.userId,
      ),
      errorsOf(db, of.courseId, of.userId, now),
      elsewhereOf(db, of),
      placeOf({ db, assignments: all, pupils, now }, order, { assignment: null, userId: pupil.userId }),
    ])
    if (!line) return err('not-found')
    const dto: StudentDto = {
      course,
      pupil,
      sum: line.sum,
      errors,
      elsewhere,
      place,
      about: about && (await answersAbout(db, of, about, now)),
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
  /** What it comes to with what was decided of single questions, and as it was computed. */
  readonly counted: NonNullable<Cell['counted']>
  readonly computed: Points
  /** How far it is, where it is not finished and that is seen. */
  readonly partly?: Partly
  /** Which time of theirs. */
  readonly number: number
  readonly finished: boolean
  /** Whether it counts for nothing. */
  readonly annulled: boolean
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
  /** How long everybody has, of what is timed, and how long this student, where that is something else. */
  readonly minutes: Readonly<Record<'all' | 'own', number | null>>
  /** Out of how many points marks are given; null where what is computed says it. */
  readonly outOf: number | null
  readonly cell: KnownCell
  readonly runs: readonly RunDto[]
  /** All that was ever given to this student here, the newest first. */
  readonly given: readonly PastException[]
  /** Of a test on paper, the paper; null of anything else. */
  readonly paper: PaperWork | null
  /** Among those who have to do it, in the order of the gradebook that was asked for. */
  readonly place: Place
}

/** What a time comes to with what was decided of single questions, and as it was computed. */
function worthOf(run: Run): Pick<RunDto, 'counted' | 'computed'> {
  const { right: points, total: outOf, leftOut, byHand } = countedIn(run)
  return { counted: { points, outOf, leftOut, byHand }, computed: { points: run.right, outOf: run.total } }
}

/** What one student has made of one assignment, each time that they began it, and what was given to them alone. */
export const getWork = defineUseCase(
  'course/student-work',
  z.object({ courseId: unsafeId, userId: unsafeId, assignmentId: unsafeId, ...orderWish }),
  async ({ courseId, userId, assignmentId, ...order }, { now }) => {
    const found = await taughtPupil({ courseId, userId }, now)
    if (!found.ok) return found
    const { db, course, pupil, pupils } = found.value
    const assignment = await findAssignment(db, assignmentId)
    if (assignment?.courseId !== course.id || !isFor(assignment, pupil.userId)) return err('not-found')
    const [line] = await linesOf(db, [assignment], [pupil], now)
    const cell = line?.cells[0]
    if (!cell) return err('not-found')
    const runs = await runsOf(db, [assignment.id], now, [pupil.userId], 'all')
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
      outOf: assignment.task.type === 'mano' ? assignment.task.outOf : null,
      minutes: { all: minutesOf(assignment.task), own: time?.kind === 'time' ? (time.minutes ?? null) : null },
      cell,
      runs: runs.map((run) => ({
        quizId: run.quizId,
        at: run.at,
        ...worthOf(run),
        ...howFar(run),
        number: run.number,
        finished: isFinished(run),
        annulled: run.annulledAt !== null,
        lastAt: run.lastAt,
      })),
      given,
      paper: await paperOf(db, assignment, given, now),
      place: await placeOf({ db, assignments: await listAssignments(db, [course.id]), pupils, now }, order, {
        assignment,
        userId: pupil.userId,
      }),
    }
    return ok(dto)
  },
)
