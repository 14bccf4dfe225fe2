import 'server-only'
import { z } from 'zod'
import { ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { choicesOf } from '#lib/db/exams'
import { phaseOf } from '#lib/study/index'
import { defineUseCase, unsafeId } from '../define-use-case'
import { examDto } from './exam-dto'
import { ownExam } from './own-exam'

/** One's own exam as it stands: which questions have an answer, which are to be looked at again, how much time there is. */
export const getExam = defineUseCase('exam/get-exam', z.object({ examId: unsafeId }), async (unsafe, { now }) => {
  const own = await ownExam(unsafe.examId, now)
  if (!own.ok) return own
  const { exam } = own.value
  return ok(examDto(exam, { phase: phaseOf(exam, now), choices: await choicesOf(database(), exam.id), now }))
})
