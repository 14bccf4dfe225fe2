import 'server-only'
import type { Db } from '#lib/db/client'
import { deckQuestions } from '#lib/db/decks'
import type { NewQuestion } from '#lib/db/quizzes'
import { bank } from '../ports'

/** The questions of a deck as they were frozen, to be asked elsewhere. Whoever calls it has seen to it that the deck may be used. */
export async function questionsOf(db: Db, deckId: string): Promise<readonly NewQuestion[]> {
  const questions = await deckQuestions(db, deckId)
  return questions.map(({ seed, item }) => ({ seed, item, shown: bank.toPublic(item) }))
}
