import 'server-only'
import { randomUUID } from 'node:crypto'
import { err, ok, type Result } from '#lib/base/result'
import type { Db } from '#lib/db/client'
import { closeQuizzes, createQuiz, listShown, type NewQuestion, type QuizState, waitingQuizzes } from '#lib/db/quizzes'
import { bank } from '../ports'
import { standing } from './state'

/** Begins a quiz of somebody's with these questions. Asked again before the first answer, it is the same quiz; beside one that was begun none begins. */
export async function tryQuestions(
  tx: Db,
  userId: string,
  questions: readonly NewQuestion[],
  now: number,
): Promise<Result<{ readonly quizId: string }, 'quiz-open'>> {
  const { open, untouched } = standing(await waitingQuizzes(tx, userId))
  if (open !== null) return err('quiz-open')
  const same = await sameTry(tx, userId, untouched, questions)
  if (same) return ok({ quizId: same })
  await closeQuizzes(
    tx,
    userId,
    untouched.map(({ id }) => id),
    now,
  )
  const quiz = { userId, seed: randomUUID(), edition: bank.edition, wish: {}, at: now, questions }
  return ok({ quizId: await createQuiz(tx, quiz) })
}

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
