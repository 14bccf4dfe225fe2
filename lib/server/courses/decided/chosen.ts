import 'server-only'
import { z } from 'zod'
import { ok } from '#lib/base/result'
import { groupedBy, type Partly, type Points } from '#lib/courses/index'
import { database } from '#lib/db/client'
import { defineUseCase, unsafeId } from '../../define-use-case'
import { taughtAssignment, which } from '../assigned'
import { type Column, columnOf, howFar } from '../cells'
import { pupilsOf } from '../pupils'
import { countedIn, isFinished, runsOf } from '../runs'
import { MOST_CHOSEN } from './hand-in'

/** An attempt that something is to be decided of. */
export interface ChosenRun {
  readonly quizId: string
  readonly userId: string
  readonly name: string
  /** Which time of theirs, of how many. */
  readonly number: number
  readonly of: number
  readonly at: number
  readonly finished: boolean
  readonly annulled: boolean
  /** What it comes to, once it is finished. */
  readonly worth: Points | null
  /** How far it is, where it goes on and that is seen. */
  readonly partly?: Partly
  /** How many other attempts of theirs count, and whether one of these is finished. */
  readonly others: number
  readonly othersFinished: boolean
}

export interface ChosenDto {
  readonly course: { readonly id: string; readonly title: string }
  readonly column: Column
  /** Of those that are asked for, or of all, in the order of the names. */
  readonly runs: readonly ChosenRun[]
}

/** Attempts of an assignment that something is to be decided of, as they stand by now: those that are asked for, or all. For who teaches the course. */
export const getChosenAttempts = defineUseCase(
  'course/chosen-attempts',
  z.object({ ...which, quizIds: z.union([z.literal('all'), z.array(unsafeId).max(MOST_CHOSEN)]) }),
  async ({ courseId, assignmentId, quizIds }, { now }) => {
    const taught = await taughtAssignment(courseId, assignmentId, now)
    if (!taught.ok) return taught
    const { assignment } = taught.value
    const { id, title } = taught.value.course
    const db = database()
    const pupils = await pupilsOf(db, id)
    const userIds = pupils.map(({ userId }) => userId)
    const all = await runsOf(db, [assignment.id], now, userIds, 'all')
    const asked = quizIds === 'all' ? null : new Set(quizIds)
    const begun = groupedBy(all, ({ userId }) => userId)
    const runs = pupils.flatMap(({ userId, name }) => {
      const own = begun.get(userId) ?? []
      return own
        .filter(({ quizId }) => asked?.has(quizId) ?? true)
        .map((run): ChosenRun => {
          const others = own.filter((each) => each !== run && each.annulledAt === null)
          const { right: points, total: outOf } = countedIn(run)
          return {
            ...{ quizId: run.quizId, userId, name, number: run.number, of: own.length, at: run.at },
            finished: isFinished(run),
            annulled: run.annulledAt !== null,
            worth: isFinished(run) ? { points, outOf } : null,
            ...howFar(run),
            others: others.length,
            othersFinished: others.some(isFinished),
          }
        })
    })
    return ok<ChosenDto>({ course: { id, title }, column: columnOf(assignment), runs })
  },
)
