import 'server-only'
import { z } from 'zod'
import { DECK } from '#lib/auth/limits'
import { requireInstructor } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { database, transaction } from '#lib/db/client'
import { addToDeck } from '#lib/db/decks'
import { withinLimit } from '#lib/db/limits'
import { withdrawnTemplates } from '#lib/db/withdrawn'
import { defineUseCase, unsafeId } from '../define-use-case'
import { itemSeed } from '../item/item-seed'
import { bank } from '../ports'
import { deckHeld } from './own-deck'
import { roomIn } from './room'

const shape = z.object({ deckId: unsafeId, itemId: z.string().max(200) })

/** Puts one question of the bank at the end of a deck, with the names and the order that it was looked at with: none that the deck has. */
export const addItem = defineUseCase('deck/add-item', shape, async ({ deckId, itemId }, { now }) => {
  const who = await requireInstructor(now)
  if (!who.ok) return who
  if (!(await withinLimit(DECK, who.value.id))) return err('rate-limited')
  const [item] = await bank.items([itemId], who.value.id)
  if (!item || (await withdrawnTemplates(database())).includes(item.template)) return err('not-found')
  return transaction(async (tx) => {
    const held = await deckHeld(tx, who.value, deckId)
    if (!held.ok) return held
    const room = await roomIn(tx, deckId, 1)
    if (!room.ok) return room
    if (room.value.has(item.id)) return ok({ added: 0 })
    await addToDeck(tx, deckId, [{ seed: itemSeed(item.id), item, shown: bank.toPublic(item) }])
    return ok({ added: 1 })
  })
})
