import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { requireInstructor } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { transaction } from '#lib/db/client'
import { addToDeck } from '#lib/db/decks'
import { defineUseCase, unsafeId } from '../define-use-case'
import { ownHeld } from '../own/own-question'
import { bank } from '../ports'
import { deckHeld } from './own-deck'
import { roomIn } from './room'

const shape = z.object({ deckId: unsafeId, questionId: unsafeId })

/** Puts the last version of a question of one's own at the end of a deck: none that it has. */
export const addOwn = defineUseCase('deck/add-own', shape, async ({ deckId, questionId }, { now }) => {
  const who = await requireInstructor(now)
  if (!who.ok) return who
  return transaction(async (tx) => {
    const held = await deckHeld(tx, who.value, deckId)
    if (!held.ok) return held
    const own = await ownHeld(tx, who.value, questionId)
    if (!own.ok) return own
    const { item } = own.value
    if (item === null) return err('own-draft-only')
    const room = await roomIn(tx, deckId, 1)
    if (!room.ok) return room
    if (room.value.has(item.id)) return ok({ added: 0 })
    await addToDeck(tx, deckId, [{ seed: randomUUID(), item, shown: bank.toPublic(item) }])
    return ok({ added: 1 })
  })
})
