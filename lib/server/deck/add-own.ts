import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { requireInstructor } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { transaction } from '#lib/db/client'
import { addToDeck } from '#lib/db/decks'
import { defineUseCase, unsafeId } from '../define-use-case'
import { onSameSituation, ownHeld } from '../own/own-question'
import { bank } from '../ports'
import { deckHeld } from './own-deck'
import { roomIn } from './room'

const shape = z.object({
  deckId: unsafeId,
  questionId: unsafeId,
  /** With the others about the same situation that open to whoever asks. */
  together: z.boolean().optional(),
})

/** Puts the last version of a question of one's own at the end of a deck, alone or with those about its situation: none that it has. */
export const addOwn = defineUseCase('deck/add-own', shape, async ({ deckId, questionId, together }, { now }) => {
  const who = await requireInstructor(now)
  if (!who.ok) return who
  return transaction(async (tx) => {
    const held = await deckHeld(tx, who.value, deckId)
    if (!held.ok) return held
    const own = await ownHeld(tx, who.value, questionId)
    if (!own.ok) return own
    if (own.value.item === null) return err('own-draft-only')
    const others = together ? await onSameSituation(tx, who.value, own.value) : []
    const items = [own.value, ...others].flatMap(({ item }) => item ?? [])
    const there = await roomIn(tx, deckId, 0)
    if (!there.ok) return there
    const fresh = items.filter(({ id }) => !there.value.has(id))
    if (fresh.length === 0) return ok({ added: 0, ...(items.length > 1 && { several: true }) })
    const room = await roomIn(tx, deckId, fresh.length)
    if (!room.ok) return room
    await addToDeck(
      tx,
      deckId,
      fresh.map((item) => ({ seed: randomUUID(), item, shown: bank.toPublic(item) })),
      { at: now },
    )
    return ok({ added: fresh.length })
  })
})
