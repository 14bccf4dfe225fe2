import 'server-only'
import type { Rated } from '#lib/study/index'
import type { Db } from './client'

/** What one answer says of a template: where its rating would begin, and by how much it moves. */
export interface RatingMove {
  readonly template: string
  readonly start: number
  readonly step: number
}

/** What answers have made of the ratings of templates; one that nobody has answered is not there. */
export async function ratings(db: Db): Promise<ReadonlyMap<string, Rated>> {
  const rows = await db.templateRating.findMany()
  return new Map(rows.map(({ template, ...rated }) => [template, rated]))
}

/**
 * Moves the ratings of templates, each by the sum of its steps. Everybody moves the same few rows: they are taken in one order, so that two
 * transactions never wait for each other, and a transaction waits for nobody afterwards.
 */
export async function moveRatings(db: Db, moves: readonly RatingMove[]): Promise<void> {
  for (const { template, start, step } of moves.toSorted((a, b) => (a.template < b.template ? -1 : 1)))
    await db.$executeRaw`
      INSERT INTO "TemplateRating" AS r ("template", "rating", "answers")
      VALUES (${template}, ${start + step}::float8, 1)
      ON CONFLICT ("template") DO UPDATE SET "rating" = r."rating" + ${step}::float8, "answers" = r."answers" + 1`
}
