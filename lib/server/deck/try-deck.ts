import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { NEW_QUIZ } from '#lib/auth/limits'
import { requireInstructor } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { type Db, transaction } from '#lib/db/client'
import { withinLimit } from '#lib/db/limits'
import { closeQuizzes, createQuiz, listShown, type NewQuestion, type QuizState, waitingQuizzes } from '#lib/db/quizzes'
import { defineUseCase, unsafeId } from '../define-use-case'
import { bank } from '../ports'
import { standing } from '../quiz/state'
import { deckHeld } from './own-deck'
import { questionsOf } from './questions-of'

/** Begins a quiz of one's own with the questions of a deck. Asked again before the first answer, it is the same quiz; beside one that was begun none begins. */
export const tryDeck = defineUseCase('deck/try', z.object({ deckId: unsafeId }), async ({ deckId }, { now }) => {
  const who = await requireInstructor(now)
  if (!who.ok) return who
  if (!(await withinLimit(NEW_QUIZ, who.value.id))) return err('rate-limited')
  return transaction(async (tx) => {
    const held = await deckHeld(tx, who.value, deckId)
    if (!held.ok) return held
    const questions = await questionsOf(tx, deckId)
    if (questions.length === 0) return err('none-left')
    const { open, untouched } = standing(await waitingQuizzes(tx, who.value.id))
    if (open !== null) return err('quiz-open')
    const same = await sameTry(tx, who.value.id, untouched, questions)
    if (same) return ok({ quizId: same })
    await closeQuizzes(
      tx,
      who.value.id,
      untouched.map(({ id }) => id),
      now,
    )
    const quiz = { userId: who.value.id, seed: randomUUID(), edition: bank.edition, wish: {}, at: now, questions }
    return ok({ quizId: await createQuiz(tx, quiz) })
  })
})

/** Of quizzes without an answer the newest, where it asks exactly this. */
async function sameTry(
  db: Db,
  userId: string,
  [last]: readonly QuizState[],
  questions: readonly NewQuestion[],
): Promise<string | null> {
  if (!last) return null
  const asked = (await listShown(db, userId, last.id)).map(({ item }) => item.id)
  return asked.join() === questions.map(({ item }) => item.id).join() ? last.id : null
}
