import 'server-only'
import type { Missing } from '#lib/db/assignment-runs'
import type { Assignment } from '#lib/db/assignments'
import type { Db } from '#lib/db/client'
import { deckSizes } from '#lib/db/decks'

/**
 * Of some assignments those that count as nothing for who has not handed them in, and out of how many points: one for each question that is asked
 * there now. Reading gives no points, and nobody hands in what is written on paper.
 */
export async function missingOf(db: Db, assignments: readonly Assignment[]): Promise<Missing> {
  const counting = assignments.filter(({ missingAsZero }) => missingAsZero)
  const decks = counting.flatMap(({ task }) => (task.type === 'mazzo' ? [task.deckId] : []))
  const sizes = decks.length === 0 ? new Map<string, number>() : await deckSizes(db, decks)
  const points = ({ task }: Assignment): number => {
    switch (task.type) {
      case 'esercizio':
        return task.length
      case 'mazzo':
        return sizes.get(task.deckId) ?? 0
      case 'esame':
        return task.blueprint.parts.reduce((sum, { count }) => sum + count, 0)
      case 'lezioni':
      case 'carta':
        return 0
    }
  }
  return new Map(counting.map((each) => [each.id, points(each)] as const).filter(([, outOf]) => outOf > 0))
}
