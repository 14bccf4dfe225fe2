import 'server-only'
import { z } from 'zod'
import { requireUser } from '#lib/auth/user'
import { err, ok, type Result } from '#lib/base/result'
import { transaction } from '#lib/db/client'
import { lockExam } from '#lib/db/exams'
import { phaseOf } from '#lib/study/index'
import { defineUseCase, unsafeId } from '../define-use-case'
import { handIn } from './close'

/** Hands one's own exam in, once: asked again it is as it was. One whose time is over is handed in by the clock. */
export const submitExam = defineUseCase('exam/submit', z.object({ examId: unsafeId }), async (unsafe, { now }) => {
  const who = await requireUser(now)
  if (!who.ok) return who
  return transaction(async (tx): Promise<Result<{ readonly examId: string }, 'not-found'>> => {
    const exam = await lockExam(tx, who.value.id, unsafe.examId)
    if (!exam) return err('not-found')
    const phase = phaseOf(exam, now)
    if (phase !== 'closed') await handIn(tx, who.value.id, exam, now, phase === 'over' ? 'clock' : 'candidate')
    return ok({ examId: exam.id })
  })
})
