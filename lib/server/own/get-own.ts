import 'server-only'
import { z } from 'zod'
import { ok } from '#lib/base/result'
import { defineUseCase, unsafeId } from '../define-use-case'
import { bank } from '../ports'
import { sayVerdict } from '../quiz/verdict'
import { answersOf } from './answers-of'
import { ownOpened } from './own-question'

/** A question of somebody's own, to go on writing it; and its last version as students see it, with its key. */
export const getOwn = defineUseCase('own/get', z.object({ questionId: unsafeId }), async ({ questionId }, { now }) => {
  const own = await ownOpened(questionId, now)
  if (!own.ok) return own
  const { id, title, draft, version, item, changedAt, archivedAt } = own.value
  const shown = item && {
    question: bank.question(bank.toPublic(item), item.id),
    wrong: answersOf(item).wrong.length,
    verdict: (await sayVerdict({ given: { giveUp: true }, snapshot: { seed: item.id, item } }, id)).verdict,
  }
  return ok({ id, title, draft, version, changedAt, archived: archivedAt !== null, shown })
})
