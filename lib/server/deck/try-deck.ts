import 'server-only'
import { z } from 'zod'
import { NEW_QUIZ } from '#lib/auth/limits'
import { requireInstructor } from '#lib/auth/user'
import { err } from '#lib/base/result'
import { transaction } from '#lib/db/client'
import { withinLimit } from '#lib/db/limits'
import { defineUseCase, unsafeId } from '../define-use-case'
import { tryQuestions } from '../quiz/try-questions'
import { deckHeld } from './own-deck'
import { questionsOf } from './questions-of'

/** Begins a quiz of one's own with the questions of a deck. */
export const tryDeck = defineUseCase('deck/try', z.object({ deckId: unsafeId }), async ({ deckId }, { now }) => {
  const who = await requireInstructor(now)
  if (!who.ok) return who
  if (!(await withinLimit(NEW_QUIZ, who.value.id))) return err('rate-limited')
  return transaction(async (tx) => {
    const held = await deckHeld(tx, who.value, deckId)
    if (!held.ok) return held
    const questions = await questionsOf(tx, deckId)
    return questions.length === 0 ? err('none-left') : tryQuestions(tx, who.value.id, questions, now)
  })
})
