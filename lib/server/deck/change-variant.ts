import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { DECK } from '#lib/auth/limits'
import { requireInstructor } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { transaction } from '#lib/db/client'
import { addToDeck, deckQuestions, setRemoved } from '#lib/db/decks'
import { withinLimit } from '#lib/db/limits'
import { withdrawnTemplates } from '#lib/db/withdrawn'
import { defineUseCase, unsafeId } from '../define-use-case'
import { bank } from '../ports'
import { deckHeld } from './own-deck'
import { roomIn } from './room'

const shape = z.object({ deckId: unsafeId, questionId: unsafeId })

/** Another question of the same template takes the place of one of a deck, which can be put back. */
export const changeVariant = defineUseCase('deck/change-variant', shape, async ({ deckId, questionId }, { now }) => {
  const who = await requireInstructor(now)
  if (!who.ok) return who
  if (!(await withinLimit(DECK, who.value.id))) return err('rate-limited')
  return transaction(async (tx) => {
    const held = await deckHeld(tx, who.value, deckId)
    if (!held.ok) return held
    const old = (await deckQuestions(tx, deckId)).find(({ id }) => id === questionId)
    if (!old) return err('not-found')
    const room = await roomIn(tx, deckId, 0)
    if (!room.ok) return room
    if ((await withdrawnTemplates(tx)).includes(old.item.template)) return err('none-left')
    const seed = randomUUID()
    const id = bank.variant(old.item.template, seed, { not: new Set(room.value.keys()), rule: old.item.claims[0] })
    const made = id === undefined ? undefined : bank.instantiate(id)
    if (!made?.ok) return err('none-left')
    await addToDeck(tx, deckId, [{ seed, item: made.value, shown: bank.toPublic(made.value) }], {
      at: now,
      instead: questionId,
    })
    await setRemoved(tx, deckId, questionId, { at: now, back: false })
    return ok(null)
  })
})
