import 'server-only'
import type { Assignment } from '#lib/db/assignments'
import type { Db } from '#lib/db/client'
import { deckItems } from '#lib/db/decks'
import { commonItems } from '#lib/db/run-marks'
import { answersBy } from '#lib/db/tasks'

/**
 * The questions of an assignment by their ids, in its own order, where every time that some people began it has the same; null where each has others.
 * What was taken out of a deck since comes last.
 */
export async function commonQuestions(
  db: Db,
  { id, task }: Pick<Assignment, 'id' | 'task'>,
  userIds: readonly string[],
): Promise<readonly string[] | null> {
  if (task.type !== 'mazzo' || answersBy(task) !== 'itemId') return null
  const common = await commonItems(db, id, userIds)
  if (common === null) return null
  const inDeck = (await deckItems(db, task.deckId)).filter((itemId) => common.includes(itemId))
  return [...inDeck, ...common.filter((itemId) => !inDeck.includes(itemId))]
}

/** Where each of some questions stands in one attempt: in the order of all, as far as they are known; else in its own. */
export function placesIn(items: readonly string[], common: readonly string[] | null): readonly number[] {
  if (common === null) return items.map((_, n) => n + 1)
  return common.map((itemId) => items.indexOf(itemId) + 1)
}
