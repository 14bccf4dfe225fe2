import 'server-only'
import { z } from 'zod'
import { DECK } from '#lib/auth/limits'
import { requireInstructor } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { transaction } from '#lib/db/client'
import { copyDeck, findDeck } from '#lib/db/decks'
import { withinLimit } from '#lib/db/limits'
import { courseTaught } from '../courses/own-course'
import { defineUseCase, unsafeId } from '../define-use-case'
import { idOfPress } from '../once'
import { titled } from '../titled'
import { deckHeld } from './own-deck'

const shape = z.object({
  deckId: unsafeId,
  /** Of the button that was pressed: the same press sent twice makes one deck. */
  key: z.string().min(1).max(100),
})

/** Makes another deck with the questions of one, in their order. It is whoever asks's, in the same course where they teach that. */
export const duplicateDeck = defineUseCase('deck/duplicate', shape, async ({ deckId, key }, { now }) => {
  const who = await requireInstructor(now)
  if (!who.ok) return who
  if (!(await withinLimit(DECK, who.value.id))) return err('rate-limited')
  const id = idOfPress(who.value.id, 'duplicate', deckId, key)
  return transaction(async (tx) => {
    const held = await deckHeld(tx, who.value, deckId)
    if (!held.ok) return held
    if (await findDeck(tx, id)) return ok({ deckId: id })
    const { title, belief, courseId: of } = held.value
    const course = of === null ? null : await courseTaught(who.value, of, tx)
    const courseId = course?.ok ? course.value.id : null
    const copy = { id, ownerId: who.value.id, courseId, belief, title: titled(title, ' (copia)'), at: now }
    return ok({ deckId: await copyDeck(tx, held.value.id, copy) })
  })
})
