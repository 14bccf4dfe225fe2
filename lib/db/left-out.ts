import 'server-only'
import type { PublicItem } from '#lib/questions/item'
import type { Db } from './client'
import { THAT_COUNTS } from './decided/counted'
import { namesOf } from './decided/names-of'
import { readShown } from './snapshot'

/** A question that counts for nobody in an assignment, or all questions of its template (`itemId` null). Moments in ms since 1970. */
export interface LeftOut {
  readonly id: string
  readonly assignmentId: string
  readonly template: string
  readonly itemId: string | null
  readonly reason: string
  readonly at: number
  /** Who decided it; null where nobody knows, or they are gone. */
  readonly by: string | null
  readonly ended: { readonly by: string | null; readonly at: number } | null
}

/** All that was ever left out of some assignments, the newest first; `inForce`: without what counts again. */
export async function listLeftOut(
  db: Db,
  assignmentIds: readonly string[],
  { inForce }: { readonly inForce: boolean },
): Promise<readonly LeftOut[]> {
  const rows = await db.leftOutQuestion.findMany({
    where: { assignmentId: { in: [...assignmentIds] }, ...(inForce && { endedAt: null }) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  const nameOf = await namesOf(
    db,
    rows.flatMap(({ byId, endedById }) => [byId, endedById]),
  )
  return rows.map(({ byId, createdAt, endedById, endedAt, ...row }) => ({
    ...row,
    at: createdAt.getTime(),
    by: nameOf(byId),
    ended: endedAt && { by: nameOf(endedById), at: endedAt.getTime() },
  }))
}

/** Which question of which assignment; all of its template without an item. */
export interface WhichQuestion {
  readonly assignmentId: string
  readonly template: string
  readonly itemId: string | null
}

/** Leaves a question out for everybody. The same for the same reason changes nothing; for another one it takes its place. The course must be held. */
export async function leaveOut(
  tx: Db,
  which: WhichQuestion,
  { reason, byId, at }: { readonly reason: string; readonly byId: string; readonly at: number },
): Promise<void> {
  const inForce = { ...which, endedAt: null }
  if (await tx.leftOutQuestion.findFirst({ where: { ...inForce, reason }, select: { id: true } })) return
  await tx.leftOutQuestion.updateMany({ where: inForce, data: { endedAt: new Date(at), endedById: byId } })
  await tx.leftOutQuestion.create({ data: { ...which, reason, byId, createdAt: new Date(at) } })
}

/** Lets what was left out count again; what counts again already stays as it is. False for nothing of this course. */
export async function countAgain(
  tx: Db,
  courseId: string,
  id: string,
  { byId, at }: { readonly byId: string; readonly at: number },
): Promise<boolean> {
  const of = { id, assignment: { courseId, removedAt: null } }
  if ((await tx.leftOutQuestion.count({ where: of })) === 0) return false
  await tx.leftOutQuestion.updateMany({
    where: { ...of, endedAt: null },
    data: { endedAt: new Date(at), endedById: byId },
  })
  return true
}

/** The questions of a quiz that count for nobody in what it was begun for, by their place, with why. */
export const leftOutOf = (db: Db, quizId: string): Promise<readonly { position: number; reason: string }[]> =>
  db.$queryRaw`
    SELECT DISTINCT ON (i."position") i."position", x."reason" FROM "Quiz" q JOIN "QuizItem" i ON i."quizId" = q."id"
      JOIN "LeftOutQuestion" x ON x."assignmentId" = q."assignmentId" AND x."endedAt" IS NULL
        AND x."template" = i."template" AND (x."itemId" IS NULL OR x."itemId" = i."itemId")
      JOIN "Assignment" s ON s."id" = x."assignmentId" AND s."removedAt" IS NULL
    WHERE q."id" = ${quizId}::uuid ORDER BY i."position", x."itemId" NULLS LAST`

/** How many people were asked a question in an assignment, how many any of its template, and how many different ones of it there are. */
export interface Asked {
  readonly one: number
  readonly all: number
  readonly versions: number
}

export async function askedIn(db: Db, { assignmentId, template, itemId }: WhichQuestion): Promise<Asked> {
  const [found] = await db.$queryRaw<Asked[]>`
    SELECT count(DISTINCT q."userId") FILTER (WHERE i."itemId" = ${itemId})::int AS "one", count(DISTINCT q."userId")::int AS "all",
      count(DISTINCT i."itemId")::int AS "versions"
    FROM "Quiz" q JOIN "QuizItem" i ON i."quizId" = q."id"
    WHERE q."assignmentId" = ${assignmentId}::uuid AND i."template" = ${template} AND ${THAT_COUNTS}`
  return found ?? { one: 0, all: 0, versions: 0 }
}

/** One of the questions that something left out is about, as it was shown to somebody; null where nobody was asked any. */
export async function exampleOf(
  db: Db,
  { assignmentId, template, itemId }: WhichQuestion,
): Promise<{ readonly item: PublicItem; readonly seed: string } | null> {
  const row = await db.quizItem.findFirst({
    where: { template, ...(itemId !== null && { itemId }), quiz: { assignmentId } },
    orderBy: [{ itemId: 'asc' }, { id: 'asc' }],
    select: { shown: true, seed: true },
  })
  return row && { item: readShown(row.shown), seed: row.seed }
}

/** Of some questions one each, as it was shown to somebody in one of some assignments, or on its paper, by their ids. */
export async function shownIn(
  db: Db,
  assignmentIds: readonly string[],
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly item: PublicItem; readonly seed: string }>> {
  const rows = await db.$queryRaw<{ itemId: string; seed: string; shown: unknown }[]>`
    SELECT DISTINCT ON ("itemId") "itemId", "seed", "shown" FROM (
      SELECT i."itemId", i."seed", i."shown", i."id" FROM "Quiz" q JOIN "QuizItem" i ON i."quizId" = q."id"
      WHERE q."assignmentId" = ANY(${[...assignmentIds]}::uuid[]) AND i."itemId" = ANY(${[...itemIds]})
      UNION ALL
      SELECT i."itemId", i."seed", i."shown", NULL FROM "Assignment" s JOIN "SheetItem" i ON i."sheetId" = (s."task"->>'sheetId')::uuid
      WHERE s."id" = ANY(${[...assignmentIds]}::uuid[]) AND s."kind" = 'carta' AND i."itemId" = ANY(${[...itemIds]})
    ) "asked" WHERE jsonb_exists("shown", 'item') ORDER BY "itemId", "id"`
  return new Map(rows.map(({ itemId, seed, shown }) => [itemId, { item: readShown(shown), seed }]))
}

/** Forgets that some people left anything out, or let it count again: what holds stays. */
export async function forgetLeavers(db: Db, ids: readonly string[]): Promise<void> {
  await db.leftOutQuestion.updateMany({ where: { byId: { in: [...ids] } }, data: { byId: null } })
  await db.leftOutQuestion.updateMany({ where: { endedById: { in: [...ids] } }, data: { endedById: null } })
}
