import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Db } from '#lib/db/client'
import type { NewQuestion } from '#lib/db/quizzes'
import type { Wish } from '#lib/db/snapshot'
import type { Item } from '#lib/questions/item'
import { chooseQuestions } from '../quiz/choose-questions'

/** Draws that are tried before the deck is taken to have all there is. */
const TRIES = 3

/** What questions come to: those they differ from, and others that none of them may be. */
interface Known {
  readonly beside: readonly Item[]
  readonly not?: readonly string[]
}

/**
 * Questions about what is asked for, as many as wanted where there are so many; of those that are not to be had none. They differ from those that they
 * come to as they differ from one another.
 */
export async function drawForDeck(
  db: Db,
  userId: string,
  wish: Wish & { readonly length: number; readonly byChoice?: boolean | undefined },
  { beside, not = [] }: Known,
): Promise<readonly NewQuestion[]> {
  const found: NewQuestion[] = []
  for (let n = 0; n < TRIES && found.length < wish.length; n++) {
    const there = [...beside, ...found.map(({ item }) => item)]
    const around = { beside: there, open: new Set([...not, ...there.map(({ id }) => id)]) }
    const wanted = { ...wish, length: wish.length - found.length }
    found.push(...(await chooseQuestions(db, userId, randomUUID(), wanted, around)))
  }
  return found
}
