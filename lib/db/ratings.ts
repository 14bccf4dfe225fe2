import 'server-only'
import type { Rated, RatedAttempt } from '#lib/study/index'
import type { Db } from './client'
import { untoldAt } from './waiting-score'

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

/** A rating, and how many different people have answered the template. */
export interface Answered extends Rated {
  readonly template: string
  readonly people: number
}

/**
 * The templates that at least `least` different people have answered, with so many answers that the rating learnt from. People are counted by
 * their own rows, one for each template, which come and go with their answers: of one template all of them, else no more than is asked for.
 */
export const answeredBy = (db: Db, least: number, template: string | null = null): Promise<readonly Answered[]> =>
  db.$queryRaw<Answered[]>`
    SELECT r."template", r."rating", r."answers", n."people"
    FROM "TemplateRating" r CROSS JOIN LATERAL (
      SELECT count(*)::int AS "people" FROM (
        SELECT FROM "TemplateProgress" p WHERE p."template" = r."template"
        LIMIT ${template === null ? least : null}::int) one) n
    WHERE (${template}::text IS NULL OR r."template" = ${template}) AND r."answers" >= ${least}::int AND n."people" >= ${least}::int`

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

/** An answer as ratings are folded from it, with its place among all. */
export interface PlacedAttempt extends RatedAttempt {
  readonly seq: bigint
}

/** Everybody's answers after one of them, some at a time, in the order in which they were accepted. */
export const attemptsAfter = (db: Db, seq: bigint, n: number, now: number): Promise<readonly PlacedAttempt[]> =>
  db.$queryRaw<PlacedAttempt[]>`
    SELECT a."seq", a."userId", a."itemId", a."template", a."difficulty", a."verdict" = 'right' AS "right",
      e."quizId" IS NULL OR NOT ${untoldAt(now)} AS "told"
    FROM "Attempt" a LEFT JOIN "QuizItem" i ON i."id" = a."quizItemId" LEFT JOIN "Exam" e ON e."quizId" = i."quizId"
    WHERE a."seq" > ${seq} ORDER BY a."seq" LIMIT ${n}`

/** How many answers there are up to one of them. */
export async function countUpTo(db: Db, seq: bigint): Promise<number> {
  const [row] = await db.$queryRaw<{ n: number }[]>`SELECT count(*)::int AS n FROM "Attempt" WHERE "seq" <= ${seq}`
  return row?.n ?? 0
}

/** Nobody's answer moves a rating until the transaction ends; those that have moved one are stored. */
export async function holdRatings(tx: Db): Promise<void> {
  await tx.$executeRaw`LOCK TABLE "TemplateRating" IN SHARE ROW EXCLUSIVE MODE`
}

/** Puts these ratings in the place of all. */
export async function replaceRatings(tx: Db, all: ReadonlyMap<string, Rated>): Promise<void> {
  await tx.templateRating.deleteMany()
  await tx.templateRating.createMany({ data: [...all].map(([template, rated]) => ({ template, ...rated })) })
}
