import 'server-only'
import { z } from 'zod'
import { requireInstructor } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { transaction } from '#lib/db/client'
import { removedQuestions, setRemoved } from '#lib/db/decks'
import { defineUseCase, unsafeId } from '../define-use-case'
import { mayPutBack } from '../own/own-question'
import { deckHeld } from './own-deck'
import { ROWS, roomIn } from './room'

const shape = z.object({ deckId: unsafeId, questionId: unsafeId, back: z.boolean() })

/** Takes a question out of a deck, or puts it back where it was. */
export const removeQuestion = defineUseCase('deck/remove-question', shape, async (unsafe, { now }) => {
  const { deckId, questionId, back } = unsafe
  const who = await requireInstructor(now)
  if (!who.ok) return who
  return transaction(async (tx) => {
    const held = await deckHeld(tx, who.value, deckId)
    if (!held.ok) return held
    if (back) {
      const room = await roomIn(tx, deckId, 1)
      if (!room.ok) return room
      const taken = (await removedQuestions(tx, deckId, ROWS)).find(({ id }) => id === questionId)
      if (taken && !(await mayPutBack(tx, who.value, taken.item))) return err('not-found')
    }
    return (await setRemoved(tx, deckId, questionId, { at: now, back })) ? ok(null) : err('not-found')
  })
})
