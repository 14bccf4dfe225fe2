import 'server-only'
import { z } from 'zod'
import { requireInstructor } from '#lib/auth/user'
import { err, ok, type Result } from '#lib/base/result'
import { transaction } from '#lib/db/client'
import { placeDeck } from '#lib/db/decks'
import { courseTaught } from '../courses/own-course'
import { defineUseCase, unsafeId } from '../define-use-case'
import { deckHeld } from './own-deck'

const shape = z.object({ deckId: unsafeId, courseId: unsafeId.nullable() })

/**
 * Gives a deck to a course that its owner teaches, whose instructors open and change it from then on; or takes it back for its owner alone
 * (null). What was assigned of it stays assigned. For its owner.
 */
export const moveDeck = defineUseCase('deck/move', shape, async ({ deckId, courseId }, { now }) => {
  const who = await requireInstructor(now)
  if (!who.ok) return who
  return transaction(async (tx): Promise<Result<null, 'not-found'>> => {
    const deck = await deckHeld(tx, who.value, deckId)
    if (!deck.ok) return deck
    if (deck.value.ownerId !== who.value.id) return err('not-found')
    const course = courseId === null ? null : await courseTaught(who.value, courseId, tx)
    if (course && !course.ok) return course
    await placeDeck(tx, deck.value.id, { courseId })
    return ok(null)
  })
})
