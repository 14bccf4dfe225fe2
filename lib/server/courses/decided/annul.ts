import 'server-only'
import { z } from 'zod'
import { err, ok, type Result } from '#lib/base/result'
import { parseReason } from '#lib/courses/index'
import type { Assignment } from '#lib/db/assignments'
import type { Db } from '#lib/db/client'
import { annulRun, countRunAgain, type WhichRun } from '#lib/db/decided/run-decisions'
import { lockPerson } from '#lib/db/users'
import { defineUseCase, unsafeId } from '../../define-use-case'
import { changeAssigned, which } from '../assigned'
import { decidable, mayDecide } from './target'

/** A run of a student of the course, with them held: what they begin and answer meanwhile waits for what is decided. */
async function held(
  tx: Db,
  assignment: Assignment,
  quizId: string,
  byId: string,
): Promise<Result<WhichRun, 'not-found' | 'rate-limited'>> {
  const owner = await decidable(tx, assignment, quizId)
  if (!owner) return err('not-found')
  const may = await mayDecide(byId)
  if (!may.ok) return may
  await lockPerson(tx, owner.userId)
  return ok({ assignmentId: assignment.id, quizId })
}

/**
 * Has one attempt of a student count for nothing, with why: nothing of it is lost, its place among the attempts is free again, and it can count
 * again. One that counts for nothing already stays as it is.
 */
export const annulAttempt = defineUseCase(
  'course/annul-attempt',
  z.object({ ...which, quizId: unsafeId, reason: z.string().max(4_000) }),
  ({ courseId, assignmentId, quizId, reason: typed }, { now: at }) =>
    changeAssigned(
      courseId,
      assignmentId,
      at,
      async (tx, assignment, who): Promise<Result<null, 'not-found' | 'rate-limited' | 'exception-reason'>> => {
        const run = await held(tx, assignment, quizId, who.id)
        if (!run.ok) return run
        const reason = parseReason(typed, true)
        if (!reason.ok) return reason
        await annulRun(tx, run.value, { reason: reason.value, byId: who.id, at })
        return ok(null)
      },
    ),
)

/** Has such an attempt count again as it did, though there be more of them than one may begin: it stays written that it did not. */
export const countAttemptAgain = defineUseCase(
  'course/count-attempt-again',
  z.object({ ...which, quizId: unsafeId }),
  ({ courseId, assignmentId, quizId }, { now: at }) =>
    changeAssigned(
      courseId,
      assignmentId,
      at,
      async (tx, assignment, who): Promise<Result<null, 'not-found' | 'rate-limited'>> => {
        const run = await held(tx, assignment, quizId, who.id)
        if (!run.ok) return run
        await countRunAgain(tx, run.value, { byId: who.id, at })
        return ok(null)
      },
    ),
)
