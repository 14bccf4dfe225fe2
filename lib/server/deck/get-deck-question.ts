import 'server-only'
import { z } from 'zod'
import { err, ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { deckQuestions } from '#lib/db/decks'
import { defineUseCase, unsafeId } from '../define-use-case'
import { bank } from '../ports'
import { sayVerdict } from '../quiz/verdict'
import { deckOpened } from './own-deck'

const shape = z.object({ deckId: unsafeId, questionId: unsafeId })

/** A question of a deck as its students see it, and its key. */
export const getDeckQuestion = defineUseCase('deck/get-question', shape, async ({ deckId, questionId }, { now }) => {
  const deck = await deckOpened(deckId, now)
  if (!deck.ok) return deck
  const questions = await deckQuestions(database(), deckId)
  const at = questions.findIndex(({ id }) => id === questionId)
  const found = questions[at]
  if (!found) return err('not-found')
  const { item, seed } = found
  return ok({
    deck: deck.value.title,
    position: at + 1,
    total: questions.length,
    before: questions[at - 1]?.id ?? null,
    after: questions[at + 1]?.id ?? null,
    question: bank.question(bank.toPublic(item), seed),
    ...(await sayVerdict({ given: { giveUp: true }, snapshot: { seed, item } }, deckId)),
  })
})
