import 'server-only'
import { Prisma } from '#generated/client'
import type { Round } from '#lib/classroom/index'
import type { PublicItem } from '#lib/questions/item'
import type { Verdict } from '#lib/study/index'
import type { Db } from '../client'
import { readShown } from '../snapshot'

/** What somebody made of a live session of a course. Nothing of it counts a question that was not told. */
export interface OwnClass {
  readonly id: string
  readonly courseId: string
  readonly title: string
  /** When it was opened, in ms since 1970. */
  readonly at: number
  readonly ended: boolean
  /** Questions that were told, or that this person answered before it ended; of one that was asked twice, both are one. */
  readonly asked: number
  readonly answered: number
  readonly right: number
}

/**
 * The questions `q` of a session `s` of which somebody may be told, each with the answer `a` that they gave first: where they came in from two
 * devices, the other one counts for nothing. A question that nobody came to stays untold, also when the session is over.
 */
const toldTo = (userId: string) => Prisma.sql`
  JOIN "ClassQuestion" q ON q."sessionId" = s."id"
  LEFT JOIN LATERAL (
    SELECT a."verdict" FROM "ClassAnswer" a JOIN "ClassPlayer" p ON p."id" = a."playerId"
    WHERE a."questionId" = q."id" AND p."userId" = ${userId}::uuid AND p."kickedAt" IS NULL ORDER BY a."createdAt" LIMIT 1
  ) a ON true`
const TOLD = Prisma.sql`(q."toldAt" IS NOT NULL OR (s."endedAt" IS NOT NULL AND a."verdict" IS NOT NULL))`

/** Whether somebody took part in a session `s`, and was not removed. */
const tookPart = (userId: string) => Prisma.sql`
  EXISTS (SELECT FROM "ClassPlayer" p WHERE p."sessionId" = s."id" AND p."userId" = ${userId}::uuid AND p."kickedAt" IS NULL)`

async function results(db: Db, userId: string, which: Prisma.Sql, limit: number): Promise<readonly OwnClass[]> {
  const rows = await db.$queryRaw<(Omit<OwnClass, 'at'> & { readonly at: Date })[]>`
    SELECT s."id", s."courseId", s."title", s."createdAt" AS "at", s."endedAt" IS NOT NULL AS "ended",
      count(o."position")::int AS "asked", count(o."verdict")::int AS "answered", count(*) FILTER (WHERE o."verdict" = 'right')::int AS "right"
    FROM "ClassSession" s LEFT JOIN LATERAL (
      SELECT DISTINCT ON (q."position") q."position", a."verdict"
      FROM (SELECT s."id", s."endedAt") s ${toldTo(userId)}
      WHERE ${TOLD} ORDER BY q."position", a."verdict" IS NULL, q."round" DESC
    ) o ON true
    WHERE ${which} AND ${tookPart(userId)}
    GROUP BY s."id" ORDER BY s."createdAt" DESC, s."id" DESC LIMIT ${limit}`
  return rows.map(({ at, ...rest }) => ({ ...rest, at: at.getTime() }))
}

/** The live sessions of some courses in which somebody took part, the newest first, each with their own result and nobody else's. */
export const ownClasses = (db: Db, userId: string, courseIds: readonly string[], limit: number) =>
  results(db, userId, Prisma.sql`s."courseId" = ANY(${[...courseIds]}::uuid[])`, limit)

/** One of them; null where there is no such session in the course, or they took no part. */
export async function ownClass(db: Db, userId: string, courseId: string, id: string): Promise<OwnClass | null> {
  const [found] = await results(db, userId, Prisma.sql`s."id" = ${id}::uuid AND s."courseId" = ${courseId}::uuid`, 1)
  return found ?? null
}

/** A question of a session that was told, with what somebody answered. */
export interface OwnClassAnswer {
  readonly position: number
  readonly round: Round
  readonly seed: string
  readonly shown: PublicItem
  /** Null where they gave no answer. */
  readonly verdict: Verdict | null
  /** Their answer among all of theirs, as soon as it stands there. */
  readonly attemptId: string | null
}

/** What somebody answered in a session in which they took part, question by question. */
export async function ownClassAnswers(db: Db, userId: string, sessionId: string): Promise<readonly OwnClassAnswer[]> {
  const rows = await db.$queryRaw<(Omit<OwnClassAnswer, 'shown' | 'round'> & { shown: unknown; round: number })[]>`
    SELECT q."position", q."round", q."seed", q."shown", a."verdict"::text AS "verdict", t."id" AS "attemptId"
    FROM "ClassSession" s ${toldTo(userId)}
      LEFT JOIN "Attempt" t ON t."userId" = ${userId}::uuid AND t."origin" = 'classroom'
        AND t."idempotencyKey" = q."id"::text
    WHERE s."id" = ${sessionId}::uuid AND ${TOLD} AND ${tookPart(userId)} ORDER BY q."position", q."round"`
  return rows.map(({ shown, round, ...rest }) => ({ ...rest, round: round === 2 ? 2 : 1, shown: readShown(shown) }))
}
