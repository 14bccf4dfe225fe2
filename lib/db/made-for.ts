import 'server-only'
import type { Db } from './client'

/** What is made of an error to correct it: a live session, a deck, a test on paper. */
export type MadeWay = 'session' | 'deck' | 'paper'

/** Something that was made to correct a belief and waits to be used. `at` in ms since 1970. */
export interface MadeFor {
  readonly way: MadeWay
  readonly id: string
  readonly belief: string
  readonly at: number
}

/** Whose it is: of a course, or of a person and of no course. */
export type MadeWhose = { readonly courseId: string } | { readonly ownerId: string }

/**
 * What was made to correct some beliefs and waits to be used, the oldest first: sessions that have not ended; decks that were not put away, given
 * as an assignment, or printed; sheets of which no paper was read and whose correction is closed.
 */
export async function waitingFor(db: Db, whose: MadeWhose, beliefs: readonly string[]): Promise<readonly MadeFor[]> {
  if (beliefs.length === 0) return []
  const about = { in: [...beliefs] }
  const [led, own] =
    'courseId' in whose
      ? [whose, whose]
      : [
          { courseId: null, hostId: whose.ownerId },
          { courseId: null, ownerId: whose.ownerId },
        ]
  const of = { id: true, belief: true, createdAt: true } as const
  const [sessions, decks, sheets] = await Promise.all([
    db.classSession.findMany({ where: { ...led, belief: about, endedAt: null }, select: of }),
    db.deck.findMany({ where: { ...own, belief: about, archivedAt: null, sheets: { none: {} } }, select: of }),
    db.sheet.findMany({
      where: { deck: { ...own, belief: about, archivedAt: null }, openAt: null, scans: { none: {} } },
      select: { id: true, createdAt: true, deck: { select: { belief: true } } },
    }),
  ])
  const given = await assignedDecks(
    db,
    'courseId' in whose ? whose.courseId : null,
    decks.map(({ id }) => id),
  )
  const made = (way: MadeWay, rows: readonly { id: string; belief: string | null; createdAt: Date }[]) =>
    rows.flatMap(({ id, belief, createdAt }) =>
      belief === null ? [] : [{ way, id, belief, at: createdAt.getTime() } satisfies MadeFor],
    )
  return [
    ...made('session', sessions),
    ...made(
      'deck',
      decks.filter(({ id }) => !given.has(id)),
    ),
    ...made(
      'paper',
      sheets.map(({ deck, ...sheet }) => ({ ...sheet, belief: deck?.belief ?? null })),
    ),
  ].sort((a, b) => a.at - b.at)
}

/** Which of some decks were given as an assignment of a course, or of any, also where that was taken away. */
async function assignedDecks(db: Db, courseId: string | null, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT "task"->>'deckId' AS "id" FROM "Assignment"
    WHERE (${courseId}::uuid IS NULL OR "courseId" = ${courseId}::uuid) AND "task"->>'deckId' = ANY(${[...ids]}::text[])`
  return new Set(rows.map(({ id }) => id))
}
