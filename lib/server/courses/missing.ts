import 'server-only'
import { isGiven } from '#lib/courses/index'
import type { Counted } from '#lib/db/assignment-runs'
import type { Assignment } from '#lib/db/assignments'
import type { Db } from '#lib/db/client'
import { deckSizes } from '#lib/db/decks'
import { sheetSizes } from '#lib/db/sheets'

/** Out of how many points some assignments are: one for each question that is asked there now, or on a paper. Reading gives none. */
export async function fullPoints(db: Db, assignments: readonly Assignment[]): Promise<ReadonlyMap<string, number>> {
  const decks = assignments.flatMap(({ task }) => (task.type === 'mazzo' ? [task.deckId] : []))
  const sheets = assignments.flatMap(({ task }) => (task.type === 'carta' ? [task.sheetId] : []))
  const [sizes, papers] = await Promise.all([
    decks.length === 0 ? new Map<string, number>() : deckSizes(db, decks),
    sheets.length === 0 ? new Map<string, number>() : sheetSizes(db, sheets),
  ])
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
      case 'carta':
        return papers.get(task.sheetId) ?? 0
      case 'lezioni':
        return 0
    }
  }
  return new Map(assignments.map((each) => [each.id, points(each)] as const).filter(([, outOf]) => outOf > 0))
}

/**
 * What some assignments count: out of how many points they are, and which of them count as nothing for who has not handed them in. Nobody hands in
 * what is written on paper or marked by hand.
 */
export async function countedFor(db: Db, assignments: readonly Assignment[]): Promise<Counted> {
  const full = await fullPoints(db, assignments)
  const zeros = assignments.filter(({ missingAsZero, task }) => missingAsZero && !isGiven(task.type))
  return { full, missing: new Map([...full].filter(([id]) => zeros.some((each) => each.id === id))) }
}
