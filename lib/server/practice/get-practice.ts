import 'server-only'
import { z } from 'zod'
import { currentPerson } from '#lib/auth/user'
import { ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { findPlan } from '#lib/db/study-plans'
import { countWanted, examPlan, noPlan } from '#lib/study/index'
import { defineUseCase } from '../define-use-case'
import type { PracticeDto } from '../dto'
import { bank } from '../ports'
import { dateOf } from './date'
import { practiceOf } from './practice-of'

/** What whoever asks may practise; somebody new begins with everything that is open to all. */
export const getPractice = defineUseCase('practice/get-practice', z.void(), async (_, { now }) => {
  const person = await currentPerson(now)
  const db = database()
  const practice = await practiceOf(db, person, { seed: '', now, n: 0 })
  const { due, missed, new: fresh } = countWanted(practice)
  const plan = person ? await findPlan(db, person.id) : noPlan
  const exam = examPlan(plan, practice.progress, bank.rules(), now)
  const dto: PracticeDto = {
    due,
    missed,
    fresh,
    lessons: bank.areas().map(({ slug, title }) => ({ slug, title })),
    plan: { ...plan, examOn: dateOf(plan.examOn) },
    exam: exam && { examOn: dateOf(exam.day), days: exam.days, perDay: exam.perDay, left: exam.left },
  }
  return ok(dto)
})
