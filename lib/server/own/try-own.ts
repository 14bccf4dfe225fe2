import 'server-only'
import { z } from 'zod'
import { NEW_QUIZ } from '#lib/auth/limits'
import { requireInstructor } from '#lib/auth/user'
import { err } from '#lib/base/result'
import { transaction } from '#lib/db/client'
import { withinLimit } from '#lib/db/limits'
import { defineUseCase, unsafeId } from '../define-use-case'
import { bank } from '../ports'
import { tryQuestions } from '../quiz/try-questions'
import { ownHeld } from './own-question'

/** Begins a quiz of one's own that asks the last version of a question, as students are asked it, before any of them is. */
export const tryOwn = defineUseCase('own/try', z.object({ questionId: unsafeId }), async ({ questionId }, { now }) => {
  const who = await requireInstructor(now)
  if (!who.ok) return who
  if (!(await withinLimit(NEW_QUIZ, who.value.id))) return err('rate-limited')
  return transaction(async (tx) => {
    const held = await ownHeld(tx, who.value, questionId)
    if (!held.ok) return held
    const { item } = held.value
    if (item === null) return err('own-draft-only')
    return tryQuestions(tx, who.value.id, [{ seed: item.id, item, shown: bank.toPublic(item) }], now)
  })
})
