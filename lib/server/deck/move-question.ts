import 'server-only'
import { z } from 'zod'
import { requireInstructor } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { transaction } from '#lib/db/client'
import { deckQuestions, orderDeck } from '#lib/db/decks'
import { defineUseCase, unsafeId } from '../define-use-case'
import { deckHeld } from './own-deck'
import { MOST } from './room'

const shape = z.object({
  deckId: unsafeId,
  questionId: unsafeId,
  after: z.coerce.number().int().min(0).max(MOST).nullable().catch(null),
})

/** Moves a question of a deck behind the one at a place, from 1, or to the top (0); returns the place where it stands then. */
export const moveQuestion = defineUseCase(
  'deck/move-question',
  shape,
  async ({ deckId, questionId, after }, { now }) => {
    if (after === null) return err('bad-place')
    const who = await requireInstructor(now)
    if (!who.ok) return who
    return transaction(async (tx) => {
      const held = await deckHeld(tx, who.value, deckId)
      if (!held.ok) return held
      const ids = (await deckQuestions(tx, deckId)).map(({ id }) => id)
      const from = ids.indexOf(questionId)
      if (from < 0) return err('not-found')
      // Behind itself it stays; what stands below it moves up as it goes.
      const to = Math.min(after > from ? after - 1 : after, ids.length - 1)
      const others = ids.toSpliced(from, 1)
      await orderDeck(tx, deckId, others.toSpliced(to, 0, questionId), now)
      return ok({ position: to + 1 })
    })
  },
)
