import 'server-only'
import { z } from 'zod'
import { requireUser } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { choicesOf, findExam } from '#lib/db/exams'
import { phaseOf } from '#lib/study/index'
import { defineUseCase, unsafeId } from '../define-use-case'
import { upToDate } from './close'
import { examDto } from './exam-dto'

/** One's own exam as it stands: which questions have an answer, which are to be looked at again, how much time there is. */
export const getExam = defineUseCase('exam/get-exam', z.object({ examId: unsafeId }), async (unsafe, { now }) => {
  const who = await requireUser(now)
  if (!who.ok) return who
  const db = database()
  const found = await findExam(db, who.value.id, unsafe.examId)
  if (!found) return err('not-found')
  const exam = await upToDate(who.value.id, found, now)
  return ok(examDto(exam, { phase: phaseOf(exam, now), choices: await choicesOf(db, exam.id), now }))
})
