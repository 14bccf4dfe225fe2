import 'server-only'
import { err, ok, type Result } from '#lib/base/result'
import type { Db } from '#lib/db/client'
import { countDeckRows, deckQuestions } from '#lib/db/decks'
import type { Item } from '#lib/questions/item'

/** Questions of a deck at most: more is an evening nobody survives. */
export const MOST = 60
/** Rows of a deck at most: what is taken out is kept, but not without end. */
export const ROWS = 600

/** The items of a deck that has room for as many more, by their ids. */
export async function roomIn(
  db: Db,
  deckId: string,
  more: number,
): Promise<Result<ReadonlyMap<string, Item>, 'deck-full'>> {
  const questions = await deckQuestions(db, deckId)
  const full = questions.length + more > MOST || (await countDeckRows(db, deckId)) + more > ROWS
  return full ? err('deck-full') : ok(new Map(questions.map(({ item }) => [item.id, item])))
}
