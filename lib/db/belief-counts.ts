import 'server-only'
import type { Db } from './client'

/** How many people have betrayed each of some beliefs in an answer that was told to them; a belief of nobody is not there. */
export async function peopleWith(db: Db, beliefs: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db.$queryRaw<{ belief: string; people: number }[]>`
    SELECT "belief", count(*)::int AS "people" FROM "BeliefProgress" WHERE "belief" = ANY(${[...beliefs]}) GROUP BY "belief"`
  return new Map(rows.map(({ belief, people }) => [belief, people]))
}

/** How many people have answered something about some rules, or betrayed some beliefs about them, and were told. */
export async function peopleAsked(db: Db, rules: readonly string[], beliefs: readonly string[]): Promise<number> {
  const [row] = await db.$queryRaw<{ people: number }[]>`
    SELECT count(*)::int AS "people" FROM (
      SELECT "userId" FROM "RuleProgress" WHERE "rule" = ANY(${[...rules]})
      UNION SELECT "userId" FROM "BeliefProgress" WHERE "belief" = ANY(${[...beliefs]})) AS asked`
  return row?.people ?? 0
}
