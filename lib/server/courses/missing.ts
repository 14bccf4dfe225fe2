import 'server-only'
import { isGiven } from '#lib/courses/index'
import type { Missing } from '#lib/db/assignment-runs'
import type { Assignment } from '#lib/db/assignments'
import type { Db } from '#lib/db/client'
import { deckSizes } from '#lib/db/decks'

/** Out of how many points some assignments are: one for each question that is asked there now. Reading gives none; of paper the papers say it. */
export async function fullPoints(db: Db, assignments: readonly Assignment[]): Promise<ReadonlyMap<string, number>> {
  const decks = assignments.flatMap(({ task }) => (task.type === 'mazzo' ? [task.deckId] : []))
  const sizes = decks.length === 0 ? new Map<string, number>() : await deckSizes(db, decks)
  const points = ({ task }: Assignment): number => {
    switch (task.type) {
      case 'esercizio':
        return task.length
      case 'mazzo':
        return sizes.get(task.deckId) ?? 0
      case 'esame':
        return task.blueprint.parts.reduce((sum, { count }) => sum + count, 0)
      case 'mano':
        return task.outOf
      case 'lezioni':
      case 'carta':
        return 0
    }
  }
  return new Map(assignments.map((each) => [each.id, points(each)] as const).filter(([, outOf]) => outOf > 0))
}

/**
 * Of some assignments those that count as nothing for who has not handed them in, and out of how many points. Reading gives no points, and nobody
 * hands in what is written on paper or marked by hand.
 */
export function missingOf(db: Db, assignments: readonly Assignment[]): Promise<Missing> {
  return fullPoints(
    db,
    assignments.filter(({ missingAsZero, task }) => missingAsZero && !isGiven(task.type)),
  )
}
