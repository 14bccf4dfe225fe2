import 'server-only'
import { type Db, pool } from '../client'

/** What became of a vote on what to ask: it counts, or another one was there before; or why it is refused. */
export type KeptWant = 'accepted' | 'already-answered' | 'unknown-player' | 'kicked' | 'not-open' | 'too-late'

interface KeptRow {
  readonly player: string | null
  readonly kicked: boolean
  readonly open: boolean
  readonly late: boolean
  readonly inserted: boolean
  readonly fact: string | null
}

/** One statement, as an answer is (`answers.ts`): closing a ballot waits for the votes that are under way. */
const KEEP = `
WITH s AS (
  SELECT c."openQuestionId" = $1::uuid AND c."ballot" = $4::int AS asked,
    c."closesAt" IS NOT NULL AND clock_timestamp() >= c."closesAt" AS over
  FROM "ClassSession" c WHERE c."id" = $2::uuid FOR SHARE
), p AS (
  SELECT "id", "kickedAt" IS NOT NULL AS kicked FROM "ClassPlayer" WHERE "tokenHash" = $3 AND "sessionId" = $2::uuid
), ins AS (
  INSERT INTO "ClassWant" ("questionId", "ballot", "playerId", "fact", "createdAt")
  SELECT $1::uuid, $4::int, p."id", $5, clock_timestamp() FROM s, p WHERE s.asked AND NOT s.over AND NOT p.kicked
  ON CONFLICT DO NOTHING RETURNING 1
)
SELECT p."id" AS player, coalesce(p.kicked, false) AS kicked, coalesce(s.asked, false) AS open, coalesce(s.over, false) AS late,
  EXISTS (SELECT FROM ins) AS inserted, w."fact" AS fact
FROM (SELECT 1) one LEFT JOIN s ON true LEFT JOIN p ON true
LEFT JOIN "ClassWant" w ON w."questionId" = $1::uuid AND w."ballot" = $4::int AND w."playerId" = p."id"`

/** Stores a vote on what to ask unless there is one in that ballot. Once it says `accepted` it is in the database. */
export async function keepWant(want: {
  readonly questionId: string
  readonly sessionId: string
  readonly tokenHash: string
  readonly ballot: number
  readonly fact: string
}): Promise<KeptWant> {
  const { questionId, sessionId, tokenHash, ballot, fact } = want
  const values = [questionId, sessionId, tokenHash, ballot, fact]
  const once = async () => (await pool().query<KeptRow>(KEEP, values)).rows[0]
  let row = await once()
  // One that was being stored at the same moment was not visible to this statement; by now it is.
  if (row?.player && !row.kicked && row.open && !row.late && !row.inserted && row.fact === null) row = await once()
  if (!row?.player) return 'unknown-player'
  if (row.inserted) return 'accepted'
  if (row.fact !== null) return row.fact === fact ? 'accepted' : 'already-answered'
  if (row.kicked) return 'kicked'
  return row.late ? 'too-late' : 'not-open'
}

/** What a player wants to ask in a ballot; null for nothing yet. */
export async function ownWant(db: Db, questionId: string, ballot: number, playerId: string): Promise<string | null> {
  const row = await db.classWant.findUnique({
    where: { questionId_ballot_playerId: { questionId, ballot, playerId } },
    select: { fact: true },
  })
  return row?.fact ?? null
}
