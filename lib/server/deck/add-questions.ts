import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { DECK } from '#lib/auth/limits'
import { requireInstructor } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { database, transaction } from '#lib/db/client'
import { addToDeck } from '#lib/db/decks'
import { withinLimit } from '#lib/db/limits'
import { LEVELS } from '#lib/questions/level'
import { drawErrors } from '../classroom/draw-errors'
import { defineUseCase, unsafeId } from '../define-use-case'
import { fewModels } from '../quiz/models-about'
import { drawForDeck } from './draw-for-deck'
import { deckHeld, deckOpened } from './own-deck'
import { roomIn } from './room'

const shape = z.object({
  deckId: unsafeId,
  lessons: z.array(z.string().max(100)).min(1).max(40).optional(),
  rules: z.array(z.string().max(20)).min(1).max(200).optional(),
  template: z.string().max(100).optional(),
  /** One that their wrong answers betray; nothing else is then asked for. */
  belief: z.string().max(200).optional(),
  level: z.enum(LEVELS).optional(),
  /** Only questions that are answered by choosing: on paper nobody reads what was written by hand. */
  byChoice: z.boolean().optional(),
  count: z.coerce.number().int().min(1).max(20).catch(1),
})

/** Puts questions about what is asked for at the end of a deck: none that it has. Says how many, and of how few templates where they are few. */
export const addQuestions = defineUseCase('deck/add-questions', shape, async (unsafe, { now }) => {
  const { deckId, count, belief, ...wish } = unsafe
  const who = await requireInstructor(now)
  if (!who.ok) return who
  if (!(await withinLimit(DECK, who.value.id))) return err('rate-limited')
  // Drawing takes a while: the deck is held only to write.
  const opened = await deckOpened(deckId, now)
  if (!opened.ok) return opened
  const known = await roomIn(database(), deckId, count)
  if (!known.ok) return known
  const questions =
    belief === undefined
      ? await drawForDeck(database(), who.value.id, { ...wish, length: count }, { beside: [...known.value.values()] })
      : await drawErrors(
          [belief],
          { seed: randomUUID(), length: count, who: who.value.id, byChoice: wish.byChoice ?? false },
          new Set(known.value.keys()),
        )
  const models = belief === undefined ? await fewModels(database(), wish, questions.length) : null
  if (questions.length === 0) return err(wish.byChoice ? 'class-no-choice' : 'none-left')
  return transaction(async (tx) => {
    const held = await deckHeld(tx, who.value, deckId)
    if (!held.ok) return held
    const room = await roomIn(tx, deckId, questions.length)
    if (!room.ok) return room
    const fresh = questions.filter(({ item }) => !room.value.has(item.id))
    await addToDeck(tx, deckId, fresh, { at: now })
    return ok({ added: fresh.length, models })
  })
})
