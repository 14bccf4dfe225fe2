import 'server-only'
import { z } from 'zod'
import { err, ok, type Result } from '#lib/base/result'
import { parseReason } from '#lib/courses/index'
import { listRuns } from '#lib/db/assignment-runs'
import type { Assignment } from '#lib/db/assignments'
import type { Db } from '#lib/db/client'
import { closeRun, noteHandedIn } from '#lib/db/decided/run-decisions'
import { lockExam } from '#lib/db/exams'
import { lockPerson } from '#lib/db/users'
import { phaseOf } from '#lib/study/index'
import { defineUseCase, unsafeId } from '../../define-use-case'
import { handIn, ofList } from '../../exam/close'
import { changeAssigned, taughtAssignment, which } from '../assigned'
import { isFinished } from '../runs'
import { decidable, mayDecide } from './target'

/** Attempts that are handed in by one press, at most. */
export const MOST_CHOSEN = 1_000

/** `done`: it is handed in now. `already`: it was before, by whoever did. */
type HandedIn = 'done' | 'already'

interface Deciding {
  readonly reason: string
  readonly byId: string
  readonly at: number
}

/**
 * Hands in one run that goes on, as the clock would at its end: with the answers as they stand. An exam is held before its candidate, as
 * everywhere; of two who press at once the second finds it handed in.
 */
async function handInOne(
  tx: Db,
  assignment: Assignment,
  quizId: string,
  deciding: Deciding,
): Promise<Result<HandedIn, 'not-found'>> {
  const owner = await decidable(tx, assignment, quizId)
  if (!owner) return err('not-found')
  const of = { assignmentId: assignment.id, quizId }
  const exam = owner.isExam ? await lockExam(tx, owner.userId, quizId) : null
  await lockPerson(tx, owner.userId)
  const runs = await listRuns(tx, [assignment.id], [owner.userId])
  const run = runs.find((each) => each.quizId === quizId)
  // One that counts for nothing goes on for nobody.
  if (!run || isFinished(run)) return ok('already')
  if (!exam) return ok((await closeRun(tx, of, deciding)) ? 'done' : 'already')
  const over = phaseOf(exam, deciding.at) === 'over'
  if (!over) await noteHandedIn(tx, of, deciding)
  await handIn(tx, owner.userId, exam, deciding.at, over ? 'clock' : 'instructor')
  return ok(over ? 'already' : 'done')
}

/**
 * Hands in attempts of an assignment that go on, one after the other, for who teaches the course: what was answered is kept and counts, the
 * rest counts as unanswered. One that cannot be is said to have failed: the others are not lost for it.
 */
export const handInAttempts = defineUseCase(
  'course/hand-in-attempts',
  z.object({ ...which, quizIds: z.array(unsafeId).min(1).max(MOST_CHOSEN), reason: z.string().max(4_000).default('') }),
  async ({ courseId, assignmentId, quizIds, reason: typed }, { now: at }) => {
    const taught = await taughtAssignment(courseId, assignmentId, at)
    if (!taught.ok) return taught
    const reason = parseReason(typed, false)
    if (!reason.ok) return reason
    const may = await mayDecide(taught.value.who.id)
    if (!may.ok) return may
    const counts = { done: 0, already: 0, failed: 0 }
    let gone = 0
    for (const quizId of new Set(quizIds)) {
      const one = () =>
        changeAssigned(courseId, assignmentId, at, (tx, held, who) =>
          handInOne(tx, held, quizId, { reason: reason.value, byId: who.id, at }),
        )
      const handedIn = await ofList(one, null)
      if (handedIn?.ok) counts[handedIn.value]++
      else if (handedIn === null) counts.failed++
      else if (handedIn.error === 'not-found') gone++
      else return handedIn
    }
    const { done, already, failed } = counts
    return done + already + failed === 0 ? err('not-found') : ok({ ...counts, failed: failed + gone })
  },
)
