import 'server-only'
import { z } from 'zod'
import { requireInstructor } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { transaction } from '#lib/db/client'
import { deckQuestions, orderDeck } from '#lib/db/decks'
import { defineUseCase, unsafeId } from '../define-use-case'
import { deckHeld } from './own-deck'

const shape = z.object({ deckId: unsafeId, questionId: unsafeId, by: z.union([z.literal(-1), z.literal(1)]) })

/** Moves a question of a deck up or down by one; returns the place where it stands then, from 1. */
export const moveQuestion = defineUseCase('deck/move-question', shape, async ({ deckId, questionId, by }, { now }) => {
  const who = await requireInstructor(now)
  if (!who.ok) return who
  return transaction(async (tx) => {
    const held = await deckHeld(tx, who.value, deckId)
    if (!held.ok) return held
    const ids = (await deckQuestions(tx, deckId)).map(({ id }) => id)
    const from = ids.indexOf(questionId)
    if (from < 0) return err('not-found')
    const to = Math.min(Math.max(from + by, 0), ids.length - 1)
    const others = ids.toSpliced(from, 1)
    await orderDeck(tx, deckId, others.toSpliced(to, 0, questionId))
    return ok({ position: to + 1 })
  })
})
