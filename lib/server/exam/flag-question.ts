import 'server-only'
import { z } from 'zod'
import { EXAM_CHOICE } from '#lib/auth/limits'
import { requireUser } from '#lib/auth/user'
import { err, ok, type Result } from '#lib/base/result'
import { transaction } from '#lib/db/client'
import { flagQuestion, lockExam } from '#lib/db/exams'
import { withinLimit } from '#lib/db/limits'
import { phaseOf } from '#lib/study/index'
import { defineUseCase, unsafeId, unsafePosition } from '../define-use-case'

const shape = z.object({ examId: unsafeId, position: unsafePosition, flagged: z.boolean() })

/** Marks a question of one's own open exam to be looked at again, or takes the mark away; returns the marked positions. */
export const setFlag = defineUseCase('exam/flag-question', shape, async (unsafe, { now }) => {
  const who = await requireUser(now)
  if (!who.ok) return who
  if (!(await withinLimit(EXAM_CHOICE, who.value.id))) return err('rate-limited')
  return transaction(async (tx): Promise<Result<readonly number[], 'not-found' | 'exam-closed'>> => {
    const exam = await lockExam(tx, who.value.id, unsafe.examId)
    if (!exam || unsafe.position < 1 || unsafe.position > exam.areas.length) return err('not-found')
    if (phaseOf(exam, now) !== 'open') return err('exam-closed')
    const others = exam.flagged.filter((position) => position !== unsafe.position)
    const flagged = unsafe.flagged ? [...others, unsafe.position].sort((a, b) => a - b) : others
    await flagQuestion(tx, exam.id, flagged)
    return ok(flagged)
  })
})
