import 'server-only'
import type { Counting, Points } from '#lib/courses/index'
import { isFor, listAssignments } from '#lib/db/assignments'
import type { Db } from '#lib/db/client'
import { columnOf, workOf } from './cells'
import { totalOf } from './gradebook'
import { isFinished, runsOf, toldTo } from './runs'

/** The total of a student as the gradebook says it, but for scores that are not told to them yet. */
export interface OwnTotal extends Points {
  /** How the assignments count that it is made of, or will be. */
  readonly counting: readonly Counting[]
  /** How many assignments have a score that is not told yet: the total is without them. */
  readonly waiting: number
}

/** What somebody who attends a course has in all of it. */
export async function ownTotal(db: Db, courseId: string, userId: string, now: number): Promise<OwnTotal> {
  const all = await listAssignments(db, [courseId])
  const own = all.filter((assignment) => isFor(assignment, userId) && columnOf(assignment).counts)
  const ids = own.map(({ id }) => id)
  const work = await workOf(db, own, [userId], now)
  const untold = (await runsOf(db, ids, now, [userId])).filter((run) => isFinished(run) && !toldTo(run, now).told)
  // A mark by hand of the whole is told at once, and is what counts.
  const waits = own.filter(
    (assignment) =>
      untold.some(({ assignmentId }) => assignmentId === assignment.id) &&
      work(userId, assignment).cell.state === 'done' &&
      work(userId, assignment).cell.mark === null,
  )
  const told = own.filter((assignment) => !waits.includes(assignment))
  const { points, outOf } = totalOf(told, (assignment) => work(userId, assignment).cell, now)
  return { points, outOf, counting: own, waiting: waits.length }
}
