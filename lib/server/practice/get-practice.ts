import 'server-only'
import { z } from 'zod'
import { currentPerson } from '#lib/auth/user'
import { ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { countWanted } from '#lib/study/index'
import { defineUseCase } from '../define-use-case'
import type { PracticeDto } from '../dto'
import { bank } from '../ports'
import { practiceOf } from './practice-of'

/** What whoever asks may practise; somebody new begins with everything that is open to all. */
export const getPractice = defineUseCase('practice/get-practice', z.void(), async (_, { now }) => {
  const person = await currentPerson(now)
  const { due, missed, new: fresh } = countWanted(await practiceOf(database(), person, { seed: '', now, n: 0 }))
  const dto: PracticeDto = {
    due,
    missed,
    fresh,
    lessons: bank.areas().map(({ slug, title }) => ({ slug, title })),
  }
  return ok(dto)
})
