import 'server-only'
import { z } from 'zod'
import { EXAM_CHOICE } from '#lib/auth/limits'
import { requireUser } from '#lib/auth/user'
import { err, ok, type Result } from '#lib/base/result'
import { transaction } from '#lib/db/client'
import { addExamAsk, examCalls } from '#lib/db/exam-calls'
import { lockExam } from '#lib/db/exams'
import { withinLimit } from '#lib/db/limits'
import { askKey } from '#lib/italian/calls'
import { phaseOf } from '#lib/study/index'
import { defineUseCase, unsafeId, unsafePosition } from '../define-use-case'
import { handIn } from './close'

const shape = z.object({ examId: unsafeId, position: unsafePosition, key: z.string().max(64) })

/**
 * Asks the players of a call of one's own open exam one thing: from then on their answer stands there, and that it was asked counts. Asked
 * again, nothing changes. It is asked while the exam is held, so that none is asked of an exam that was handed in.
 */
export const askInExam = defineUseCase('exam/ask-players', shape, async ({ examId, position, key }, { now }) => {
  const who = await requireUser(now)
  if (!who.ok) return who
  if (!(await withinLimit(EXAM_CHOICE, who.value.id))) return err('rate-limited')
  return transaction(async (tx): Promise<Result<{ readonly examId: string }, 'not-found' | 'exam-closed'>> => {
    const exam = await lockExam(tx, who.value.id, examId)
    const [asked] = exam ? await examCalls(tx, exam.id, position) : []
    const fact = asked?.call.facts.find(({ id }) => askKey(id) === key)
    if (!exam || !asked || !fact) return err('not-found')
    const phase = phaseOf(exam, now)
    if (phase === 'over') await handIn(tx, who.value.id, exam, now, 'clock')
    if (phase !== 'open') return err('exam-closed')
    await addExamAsk(tx, { quizItemId: asked.id, fact: fact.id, at: now })
    return ok({ examId: exam.id })
  })
})
