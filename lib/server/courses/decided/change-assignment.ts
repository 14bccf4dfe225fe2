import 'server-only'
import { z } from 'zod'
import { err, ok, type Result } from '#lib/base/result'
import { type AssignmentError, isOutOf } from '#lib/courses/index'
import { type Assignment, changeAssignment as change, changeTask } from '#lib/db/assignments'
import type { Db } from '#lib/db/client'
import { namesOf } from '#lib/db/decided/names-of'
import { createExceptions, endException, listExceptions } from '#lib/db/exceptions'
import { defineUseCase, typedNumber } from '../../define-use-case'
import { changeAssigned, waitForAll, which } from '../assigned'
import { fields, readFields } from '../assignments'

/** Somebody who has more points than marks were to be out of. */
interface MarkAbove {
  readonly name: string
  readonly points: number
}

/** That an assignment was changed; or who has marks above what they were to be out of, and then nothing was. */
type Changed = { readonly type: 'saved' } | { readonly type: 'above'; readonly above: readonly MarkAbove[] }

/** Says something else of an assignment; what it is about stays as it was for those who have begun. Of what is marked by hand also out of how many points. */
export const changeAssignment = defineUseCase(
  'course/change-assignment',
  z.object({ ...which, ...fields, outOf: typedNumber.optional() }),
  ({ courseId, assignmentId, outOf, ...typed }, { now: at }) =>
    changeAssigned(
      courseId,
      assignmentId,
      at,
      async (tx, assignment, who): Promise<Result<Changed, AssignmentError | 'out-of'>> => {
        const read = readFields(typed)
        if (!read.ok) return read
        if (outOf !== undefined) {
          const above = await changeOutOf(tx, assignment, outOf, { byId: who.id, at })
          if (!above.ok) return above
          if (above.value.length > 0) return ok({ type: 'above', above: above.value })
        }
        await change(tx, assignment.id, read.value)
        await waitForAll(tx, assignment.id)
        return ok({ type: 'saved' })
      },
    ),
)

/**
 * Has what is marked by hand marked out of another number of points: what holds out of the old number holds out of the new one, with its points and
 * its reason, and what was given stays written. Where somebody has more points nothing is changed, and it says who. With the course held.
 */
async function changeOutOf(
  tx: Db,
  { id: assignmentId, task }: Assignment,
  outOf: number,
  by: { readonly byId: string; readonly at: number },
): Promise<Result<readonly MarkAbove[], 'out-of'>> {
  if (task.type !== 'mano' || !isOutOf(outOf)) return err('out-of')
  if (outOf === task.outOf) return ok([])
  const marks = (await listExceptions(tx, [assignmentId])).flatMap((each) =>
    each.kind === 'mark' && each.outOf === task.outOf ? [each] : [],
  )
  const above = marks.filter(({ points }) => points > outOf)
  if (above.length > 0) {
    const nameOf = await namesOf(
      tx,
      above.map(({ userId }) => userId),
    )
    return ok(above.map(({ userId, points }) => ({ name: nameOf(userId) ?? userId, points })))
  }
  await changeTask(tx, assignmentId, { ...task, outOf })
  for (const { userId, points, reason } of marks) {
    await endException(tx, { assignmentId, userId, kind: 'mark' }, by)
    await createExceptions(tx, { assignmentId, userIds: [userId] }, { kind: 'mark', points, outOf, reason }, by)
  }
  return ok([])
}
