import 'server-only'
import { z } from 'zod'
import { currentPerson } from '#lib/auth/user'
import { ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { hasOpenExam } from '#lib/db/exams'
import { GRACE } from '#lib/study/index'
import { defineUseCase } from '../define-use-case'
import { bank } from '../ports'
import { withoutQuestions } from '../rules-under'
import { numbersIn } from '../typed-rules'

const shape = z.object({ rules: z.array(z.string().max(1_000)).transform((typed) => numbersIn(typed.join(' '))) })

/** What questions can be exported about, and whether whoever asks has to hand in an exam first. */
export const getSubjects = defineUseCase('export/subjects', shape, async ({ rules }, { now }) => {
  const person = await currentPerson(now)
  return ok({
    /** Numbers that no question is about. */
    unknown: withoutQuestions(rules),
    lessons: bank.areas().map(({ slug, title }) => ({ slug, title })),
    examRunning: person !== null && (await hasOpenExam(database(), person.id, now - GRACE)),
  })
})
