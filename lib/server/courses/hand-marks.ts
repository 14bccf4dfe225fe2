import 'server-only'
import { z } from 'zod'
import { EXCEPTION } from '#lib/auth/limits'
import { err, ok, type Result } from '#lib/base/result'
import { parseException } from '#lib/courses/index'
import { findAssignment } from '#lib/db/assignments'
import type { Db } from '#lib/db/client'
import { endHandMark, type MarkedQuestion, putHandMark } from '#lib/db/decided/hand-marks'
import { withinLimit } from '#lib/db/limits'
import { findMember } from '#lib/db/members'
import { defineUseCase, typedNumber, unsafeId, unsafePosition } from '../define-use-case'
import { attemptOf, mayMark } from './attempt'
import { changeTaught } from './taught-course'

const which = { courseId: unsafeId, userId: unsafeId, quizId: unsafeId, position: unsafePosition }

type Which = z.output<z.ZodObject<typeof which>>

type Refused =
  | 'expired-session'
  | 'not-allowed'
  | 'not-found'
  | 'rate-limited'
  | 'item-open'
  | (ReturnType<typeof parseException> & { readonly ok: false })['error']

/** Changes what one question of a student's run is worth by hand, with the course held; a run that goes on has no marks yet where nothing is answered. */
async function changeMark(
  { courseId, userId, quizId, position }: Which,
  now: number,
  change: (tx: Db, question: MarkedQuestion, byId: string) => Promise<Result<null, Refused>>,
): Promise<Result<null, Refused>> {
  const found = await attemptOf({ courseId, userId, quizId }, now)
  if (!found.ok) return found
  const { head, run, questions, open } = found.value
  const question = questions.find((each) => each.position === position)
  if (!question || !mayMark(question, run)) return err('not-found')
  // Whoever is being asked it elsewhere does not see what they would mark.
  if (open.has(question.item.id)) return err('item-open')
  return changeTaught(courseId, now, async (tx, { who }): Promise<Result<null, Refused>> => {
    const member = await findMember(tx, courseId, userId)
    const assignment = await findAssignment(tx, head.assignmentId)
    if (member?.role !== 'studente' || member.removedAt !== null || !assignment) return err('not-found')
    if (!(await withinLimit(EXCEPTION, who.id))) return err('rate-limited')
    return change(tx, { assignmentId: assignment.id, quizId, position }, who.id)
  })
}

/** Marks one question of a student's run by hand, of one point: beside what was computed, with its reason, and in the place of a mark before. */
export const markQuestion = defineUseCase(
  'course/mark-question',
  z.object({ ...which, points: typedNumber, reason: z.string().max(4_000) }),
  ({ points, reason, ...of }, { now: at }) =>
    changeMark(of, at, async (tx, question, byId) => {
      const read = parseException({ kind: 'mark', points, outOf: 1, reason })
      if (!read.ok) return read
      return (await putHandMark(tx, question, { points, reason: read.value.reason }, { byId, at }))
        ? ok(null)
        : err('not-found')
    }),
)

/** Takes back what one question was worth by hand: it stays written, and the answer is worth what was computed. */
export const unmarkQuestion = defineUseCase('course/unmark-question', z.object(which), (of, { now: at }) =>
  changeMark(of, at, async (tx, question, byId) => {
    await endHandMark(tx, question, { byId, at })
    return ok(null)
  }),
)
