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

const shape = z.object({ deckId: unsafeId, itemIds: z.array(z.string().max(200)).min(1).max(20) })

/** Puts questions of the bank at the end of a deck, with the names and the order that they were looked at with: none that the deck has. Says how many. */
export const addItems = defineUseCase('deck/add-items', shape, async ({ deckId, itemIds }, { now }) => {
  const who = await requireInstructor(now)
  if (!who.ok) return who
  if (!(await withinLimit(DECK, who.value.id))) return err('rate-limited')
  const withdrawn = await withdrawnTemplates(database())
  const items = (await bank.items([...new Set(itemIds)], who.value.id)).filter(
    ({ template }) => !withdrawn.includes(template),
  )
  if (items.length === 0) return err('not-found')
  return transaction(async (tx) => {
    const held = await deckHeld(tx, who.value, deckId)
    if (!held.ok) return held
    const known = await roomIn(tx, deckId, 0)
    if (!known.ok) return known
    const fresh = items.filter(({ id }) => !known.value.has(id))
    const room = await roomIn(tx, deckId, fresh.length)
    if (!room.ok) return room
    await addToDeck(
      tx,
      deckId,
      fresh.map((item) => ({ seed: itemSeed(item.id), item, shown: bank.toPublic(item) })),
      { at: now },
    )
    return ok({ added: fresh.length })
  })
})
