import 'server-only'
import { z } from 'zod'
import { currentPerson } from '#lib/auth/user'
import { ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { hasOpenExam } from '#lib/db/exams'
import { GRACE } from '#lib/study/index'
import { defineUseCase } from '../define-use-case'
import { bank } from '../ports'

/** What questions can be exported about, and whether whoever asks has to hand in an exam first. */
export const getSubjects = defineUseCase('export/subjects', z.void(), async (_, { now }) => {
  const person = await currentPerson(now)
  return ok({
    lessons: bank.areas().map(({ slug, title }) => ({ slug, title })),
    examRunning: person !== null && (await hasOpenExam(database(), person.id, now - GRACE)),
  })
})
