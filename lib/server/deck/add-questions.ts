import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { DECK } from '#lib/auth/limits'
import { requireInstructor } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { type Db, database, transaction } from '#lib/db/client'
import { addToDeck } from '#lib/db/decks'
import { withinLimit } from '#lib/db/limits'
import type { NewQuestion } from '#lib/db/quizzes'
import type { Wish } from '#lib/db/snapshot'
import { LEVELS } from '#lib/questions/level'
import { defineUseCase, unsafeId } from '../define-use-case'
import { chooseQuestions } from '../quiz/choose-questions'
import { drawBelief } from './draw-belief'
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
  count: z.coerce.number().int().min(1).max(20).catch(1),
})

/** Puts questions about what is asked for at the end of a deck: none that it has. Says how many. */
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
      ? await draw(database(), who.value.id, { ...wish, length: count }, known.value)
      : await drawBelief(belief, { seed: randomUUID(), count, not: known.value, who: who.value.id })
  if (questions.length === 0) return err('none-left')
  return transaction(async (tx) => {
    const held = await deckHeld(tx, who.value, deckId)
    if (!held.ok) return held
    const room = await roomIn(tx, deckId, questions.length)
    if (!room.ok) return room
    const fresh = questions.filter(({ item }) => !room.value.has(item.id))
    await addToDeck(tx, deckId, fresh)
    return ok({ added: fresh.length })
  })
})

/** Draws that are tried before the deck is taken to have all there is. */
const TRIES = 3

async function draw(
  db: Db,
  userId: string,
  wish: Wish & { readonly length: number },
  known: ReadonlySet<string>,
): Promise<readonly NewQuestion[]> {
  const found = new Map<string, NewQuestion>()
  for (let n = 0; n < TRIES && found.size < wish.length; n++)
    for (const question of await chooseQuestions(db, userId, randomUUID(), wish))
      if (!known.has(question.item.id)) found.set(question.item.id, question)
  return [...found.values()].slice(0, wish.length)
}
