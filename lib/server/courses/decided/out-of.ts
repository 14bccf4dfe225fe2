import 'server-only'
import { err, ok, type Result } from '#lib/base/result'
import { isOutOf } from '#lib/courses/index'
import { type Assignment, changeTask } from '#lib/db/assignments'
import type { Db } from '#lib/db/client'
import { namesOf } from '#lib/db/decided/names-of'
import { createExceptions, endException, listExceptions } from '#lib/db/exceptions'

/** Somebody who has more points than marks were to be out of. */
export interface MarkAbove {
  readonly name: string
  readonly points: number
}

/**
 * Has what is marked by hand marked out of another number of points: what holds out of the old number holds out of the new one, with its points and
 * its reason, and what was given stays written. Where somebody has more points nothing is changed, and it says who. With the course held.
 */
export async function changeOutOf(
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
