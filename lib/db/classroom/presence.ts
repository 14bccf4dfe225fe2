import 'server-only'
import { GONE_AFTER, KEPT_EVERY } from '#lib/classroom/index'
import type { Db } from '../client'

/**
 * Keeps that the pages of these players are open now, in one statement for all of them, and gives the sessions to which somebody came back whom nobody
 * waited for. Who was kept a moment ago is left out, and so is who is being kept by another process at this moment: two never wait for each other.
 */
export async function keepHere(db: Db, playerIds: readonly string[]): Promise<readonly string[]> {
  if (playerIds.length === 0) return []
  const rows = await db.$queryRaw<{ sessionId: string; back: boolean | null }[]>`
    WITH due AS (
      SELECT "id", "seenAt" FROM "ClassPlayer" WHERE "id" = ANY(${[...playerIds]}::uuid[])
        AND ("seenAt" IS NULL OR "seenAt" < statement_timestamp() - make_interval(secs => ${KEPT_EVERY / 2_000}))
      ORDER BY "id" FOR NO KEY UPDATE SKIP LOCKED
    )
    UPDATE "ClassPlayer" p SET "seenAt" = statement_timestamp() FROM due WHERE p."id" = due."id"
    RETURNING p."sessionId", due."seenAt" < statement_timestamp() - make_interval(secs => ${GONE_AFTER / 1_000}) AS "back"`
  return [...new Set(rows.flatMap(({ sessionId, back }) => (back ? [sessionId] : [])))]
}
