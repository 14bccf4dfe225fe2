import 'server-only'
import { z } from 'zod'
import { currentPerson } from '#lib/auth/user'
import { ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { stateOf } from '#lib/study/index'
import { defineUseCase } from '../define-use-case'
import type { ReaderDto } from '../dto'
import { progressOf } from './keep'

/** What a page that is the same for everybody may ask about its reader: whether they signed in, and the rules they have met. */
export const getReader = defineUseCase('progress/get-reader', z.void(), async (_, { now }) => {
  const person = await currentPerson(now)
  const mastery: Record<string, 'learning' | 'solid'> = {}
  for (const [rule, p] of person ? (await progressOf(database(), person, now)).rules : []) {
    const state = stateOf(p)
    if (state !== 'new') mastery[rule] = state
  }
  const dto: ReaderDto = { account: person?.kind === 'account', mastery }
  return ok(dto)
})
