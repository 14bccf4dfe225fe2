import 'server-only'
import { z } from 'zod'
import { EXAM_CHOICE } from '#lib/auth/limits'
import { requireUser } from '#lib/auth/user'
import { err, ok, type Result } from '#lib/base/result'
import { transaction } from '#lib/db/client'
import { decisionsOf } from '#lib/db/decided/run-decisions'
import { findKeyedExamQuestion, keepChoice, lockExam } from '#lib/db/exams'
import { withinLimit } from '#lib/db/limits'
import { grade, phaseOf } from '#lib/study/index'
import { defineUseCase, idempotencyKey, unsafeId, unsafePosition } from '../define-use-case'
import { handIn } from './close'

type Refusal = 'expired-session' | 'not-found' | 'invalid-answer' | 'exam-closed'

/** `late`: it came after the time was over, `shut`: after an instructor had handed the exam in; it is kept, and does not count. */
export interface Saved {
  readonly status: 'saved' | 'late' | 'shut'
  readonly at: number
}

const shape = z.object({
  examId: unsafeId,
  position: unsafePosition,
  answer: z.unknown(),
  idempotencyKey,
  /** Keys of choices that this one was made after, and that may come later than it. */
  replaces: z.array(idempotencyKey).max(20).default([]),
})

/**
 * Keeps a choice of one's own exam, and says nothing of it. Once it says that it is saved it is in the database. Another choice of the
 * same question takes its place; the same one sent again keeps nothing more. Which of two was chosen later is for their sender to say, not for the
 * line that brings them.
 */
export const saveChoice = defineUseCase('exam/save-choice', shape, async (unsafe, { now }) => {
  const who = await requireUser(now)
  if (!who.ok) return who
  if (!(await withinLimit(EXAM_CHOICE, who.value.id))) return err('rate-limited')
  return transaction(async (tx): Promise<Result<Saved, Refusal>> => {
    const exam = await lockExam(tx, who.value.id, unsafe.examId)
    const question = exam && (await findKeyedExamQuestion(tx, exam.id, unsafe.position))
    if (!exam || !question) return err('not-found')
    const graded = grade(question.item, unsafe.answer)
    if (graded.type === 'invalid') return err('invalid-answer')
    const phase = phaseOf(exam, now)
    // Handed in by its candidate, it is as it was handed in; what comes after time was over, or an instructor closed it, is kept all the same.
    if (phase === 'closed' && !exam.byClock) return err('exam-closed')
    const late = phase !== 'open'
    // What was overtaken on its way is taken for this one: when it comes it has come already, and takes nobody's place.
    for (const key of [...unsafe.replaces, unsafe.idempotencyKey])
      await keepChoice(tx, { quizItemId: question.id, idempotencyKey: key, given: graded.given, late, at: now })
    if (phase === 'over') await handIn(tx, who.value.id, exam, now, 'clock')
    const shut = phase === 'closed' && (await decisionsOf(tx, exam.id)).handIn !== null
    return ok({ status: shut ? 'shut' : late ? 'late' : 'saved', at: now })
  })
})
