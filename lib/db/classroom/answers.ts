import 'server-only'
import type { Counted } from '#lib/classroom/index'
import type { Given, Verdict } from '#lib/study/index'
import { type Db, pool } from '../client'
import { readAnswer, writeAnswer } from '../snapshot'
import { together } from '../together'

/** What became of an answer: it counts, or another one does, whose key and contents these are; or why it is refused. */
export type Kept =
  | { readonly status: 'accepted' | 'already-answered'; readonly key: string; readonly given: Given }
  | { readonly status: 'unknown-player' | 'kicked' | 'not-open' | 'too-late' }

interface KeptRow {
  /** Whether somebody is changing the session at this moment: nothing was stored then, and nothing else is known. */
  readonly held: boolean
  readonly player: string | null
  readonly kicked: boolean
  readonly open: boolean
  readonly late: boolean
  readonly key: string | null
  readonly answer: unknown
}

/**
 * Answers in one statement, and so one round trip and one commit: their sessions are read in share, so that several processes store at once and
 * closing waits for those under way; the countdown is over when the database's clock says so, whoever has noticed. Players are taken
 * in one order everywhere, so that two processes that store the same ones wait for each other in one direction. Where the session lets
 * people change their minds, an answer takes the place of the one that it names, and of no other: what comes late, or twice, undoes nothing.
 */
const keeping = (lock: '' | 'SKIP LOCKED') => `
WITH s AS (
  SELECT c."id", c."openQuestionId" AS question, c."ballot" IS NULL AS ruling, c."settings"->'changes' = 'true' AS changes, c."closesAt" IS NOT NULL AND clock_timestamp() >= c."closesAt" AS over
  FROM "ClassSession" c WHERE c."id" = ANY($1::uuid[]) ORDER BY c."id" FOR SHARE ${lock}
), sent AS (
  SELECT r.*, s."id" IS NULL AS held, s.question = r.question AND s.ruling AS asked, s.over, s.changes FROM ROWS FROM (
    jsonb_to_recordset($2::jsonb) AS ("sessionId" uuid, "questionId" uuid, "tokenHash" text, "idempotencyKey" text, "replaces" text, "answer" jsonb, "verdict" text, "beliefs" jsonb)
  ) WITH ORDINALITY AS r(session, question, hash, key, replaces, answer, verdict, beliefs, n) LEFT JOIN s ON s."id" = r.session
), p AS (
  SELECT r.*, c."id", c."kickedAt" IS NOT NULL AS kicked FROM sent r
  JOIN "ClassPlayer" c ON c."tokenHash" = r.hash AND c."sessionId" = r.session
), ins AS (
  INSERT INTO "ClassAnswer" AS kept ("questionId", "playerId", "idempotencyKey", "answer", "verdict", "beliefs", "createdAt")
  SELECT DISTINCT ON (p."id", p.question)
    p.question, p."id", p.key, p.answer, p.verdict::"Verdict", ARRAY(SELECT jsonb_array_elements_text(p.beliefs)), clock_timestamp()
  FROM p WHERE p.asked AND NOT p.over AND NOT p.kicked ORDER BY p."id", p.question, p.n
  ON CONFLICT ("questionId", "playerId") DO UPDATE SET "idempotencyKey" = EXCLUDED."idempotencyKey", "answer" = EXCLUDED."answer",
    "verdict" = EXCLUDED."verdict", "beliefs" = EXCLUDED."beliefs", "createdAt" = EXCLUDED."createdAt"
  WHERE kept."idempotencyKey" IN (
    SELECT p.replaces FROM p WHERE p.changes AND p.key = EXCLUDED."idempotencyKey" AND p."id" = EXCLUDED."playerId" AND p.question = EXCLUDED."questionId")
  RETURNING "questionId", "playerId", "idempotencyKey", "answer"
)
SELECT sent.held, p."id" AS player, coalesce(p.kicked, false) AS kicked, coalesce(sent.asked, false) AS open, coalesce(sent.over, false) AS late,
  coalesce(ins."idempotencyKey", a."idempotencyKey") AS key, coalesce(ins."answer", a."answer") AS answer
FROM sent LEFT JOIN p ON p.n = sent.n LEFT JOIN ins ON ins."playerId" = p."id" AND ins."questionId" = sent.question
LEFT JOIN "ClassAnswer" a ON a."questionId" = sent.question AND a."playerId" = p."id" ORDER BY sent.n`

/** Under a name a statement is planned once for each connection. */
const KEEP = { name: 'class-answers', text: keeping('SKIP LOCKED') }
const KEEP_WAITING = { name: 'class-answers-waiting', text: keeping('') }

/** Whether the answer to a question of a session has been told to all, and what a player answered to it. */
export async function toldTo(
  db: Db,
  questionId: string,
  playerId: string,
): Promise<{ readonly told: boolean; readonly given: Given | null }> {
  const [row] = await db.$queryRaw<{ told: boolean; answer: unknown }[]>`
    SELECT q."toldAt" IS NOT NULL OR s."endedAt" IS NOT NULL AS "told", a."answer"
    FROM "ClassQuestion" q JOIN "ClassSession" s ON s."id" = q."sessionId"
      LEFT JOIN "ClassAnswer" a ON a."questionId" = q."id" AND a."playerId" = ${playerId}::uuid
    WHERE q."id" = ${questionId}::uuid`
  return { told: row?.told === true, given: row?.answer ? readAnswer(row.answer) : null }
}

interface Sent {
  readonly questionId: string
  readonly sessionId: string
  readonly tokenHash: string
  readonly idempotencyKey: string
  /** The key of the answer of theirs that it changes. */
  readonly replaces: string | null
  readonly given: Given
  readonly verdict: Verdict
  readonly beliefs: readonly string[]
}

/**
 * Stores an answer unless there is one that it does not replace. Once it says `accepted` it is in the database. What comes while others are being stored is stored
 * together, of whichever sessions; a session that is being changed keeps its own waiting, and nobody else's.
 */
export const keepAnswer: (answer: Sent) => Promise<Kept> = together(
  () => '',
  async (sent) => {
    const rows = await keepAll(KEEP, sent)
    return sent.map((answer, i) => (rows[i]?.held ? keepInTurn(answer) : keptOf(answer, rows[i])))
  },
)

/** The same for one session, when it is free again. */
const keepInTurn: (answer: Sent) => Promise<Kept> = together(
  ({ sessionId }) => sessionId,
  async (sent) => {
    const rows = await keepAll(KEEP_WAITING, sent)
    return sent.map((answer, i) => keptOf(answer, rows[i]))
  },
)

/** Stores answers; a row for each, in their order. */
async function keepAll(statement: typeof KEEP, sent: readonly Sent[], again = true): Promise<readonly KeptRow[]> {
  if (sent.length === 0) return []
  const values = [
    [...new Set(sent.map(({ sessionId }) => sessionId))],
    JSON.stringify(sent.map(({ given, ...rest }) => ({ ...rest, answer: writeAnswer(given) }))),
  ]
  // Hundreds of answers in a second notice what planning costs; behind a pooler no connection is one's own.
  const { name: _, ...unnamed } = statement
  const { rows } = await pool().query<KeptRow>({ ...(process.env.DATABASE_DIRECT_URL ? unnamed : statement), values })
  // One that another process was storing at the same moment was not visible to this statement; by now it is.
  const unseen = rows.flatMap((row, i) => (again && stored(row) && row.key === null ? [i] : []))
  if (unseen.length === 0) return rows
  const missed = unseen.flatMap((i) => sent[i] ?? [])
  const seen = await keepAll(statement, missed, false)
  return rows.map((row, i) => seen[unseen.indexOf(i)] ?? row)
}

/** Whether an answer must be in the database now, this one or an earlier one. */
const stored = ({ player, kicked, open, late }: KeptRow): boolean => player !== null && !kicked && open && !late

function keptOf({ idempotencyKey }: Sent, row: KeptRow | undefined): Kept {
  if (!row?.player) return { status: 'unknown-player' }
  // What was stored stays stored, whatever has happened since.
  if (row.key !== null)
    return {
      status: row.key === idempotencyKey ? 'accepted' : 'already-answered',
      key: row.key,
      given: readAnswer(row.answer),
    }
  if (row.kicked) return { status: 'kicked' }
  return { status: row.late ? 'too-late' : 'not-open' }
}

/** Keeps that a player did not understand a step, or does now. */
export async function keepDoubt(
  db: Db,
  doubt: { readonly questionId: string; readonly playerId: string; readonly step: number },
  doubts: boolean,
): Promise<void> {
  if (doubts) await db.classDoubt.createMany({ data: [doubt], skipDuplicates: true })
  else await db.classDoubt.deleteMany({ where: doubt })
}

/** What an answer was worth. */
export interface Marked {
  readonly verdict: Verdict
  readonly beliefs: readonly string[]
  /** The option or the number that was given, where it was one. */
  readonly chosen?: string
  /** Where it has several parts: statements, things in their order, or what each box was given. */
  readonly parts?: readonly string[]
}

/** What a player did at a question. */
export interface OwnPart {
  readonly marked: Marked | null
  /** The key of their answer, by which another one may replace it. */
  readonly key?: string
  readonly doubts: readonly number[]
}

export async function ownPart(db: Db, questionId: string, playerId: string): Promise<OwnPart> {
  const marked = await db.classAnswer.findUnique({
    where: { questionId_playerId: { questionId, playerId } },
    select: { idempotencyKey: true, answer: true, verdict: true, beliefs: true },
  })
  const doubts = await db.classDoubt.findMany({ where: { questionId, playerId }, select: { step: true } })
  const steps = doubts.map(({ step }) => step)
  if (!marked) return { marked, doubts: steps }
  const { idempotencyKey: key, ...rest } = marked
  return { marked: markedOf(rest), key, doubts: steps }
}

/** What the answers to a question were worth, by player. Hundreds of rows while everybody waits: they come as one value. */
export async function marksOf(db: Db, questionId: string): Promise<ReadonlyMap<string, Marked>> {
  const [all] = await db.$queryRaw<{ rows: [string, unknown, Verdict, string[]][] }[]>`
    SELECT coalesce(jsonb_agg(jsonb_build_array("playerId", "answer", "verdict", "beliefs")), '[]') AS "rows"
    FROM "ClassAnswer" WHERE "questionId" = ${questionId}::uuid`
  const rows = all?.rows ?? []
  return new Map(rows.map(([player, answer, verdict, beliefs]) => [player, markedOf({ answer, verdict, beliefs })]))
}

const markedOf = ({ answer, ...marked }: Omit<Marked, 'chosen' | 'parts'> & { readonly answer: unknown }): Marked => ({
  ...marked,
  ...chosenIn(readAnswer(answer)),
})

/** What was given: an option or a number, or the parts of an answer that has several. */
export function chosenIn(given: Given): Pick<Marked, 'chosen' | 'parts'> {
  if ('option' in given) return { chosen: given.option }
  if ('number' in given) return { chosen: String(given.number) }
  if ('statements' in given) return { parts: given.statements }
  if ('order' in given) return { parts: given.order }
  return 'parts' in given ? { parts: given.parts.map(String) } : {}
}

/** Answers to questions of a session that have been told; where it has ended, to all. As one value, for the same reason. */
export async function countedAnswers(db: Db, sessionId: string): Promise<readonly Counted[]> {
  const [all] = await db.$queryRaw<{ rows: [string, number, number, boolean][] }[]>`
    SELECT coalesce(jsonb_agg(jsonb_build_array(a."playerId", q."position", q."round", a."verdict" = 'right')), '[]') AS "rows"
    FROM "ClassAnswer" a JOIN "ClassQuestion" q ON q."id" = a."questionId" JOIN "ClassSession" s ON s."id" = q."sessionId"
    WHERE q."sessionId" = ${sessionId}::uuid AND (q."toldAt" IS NOT NULL OR s."endedAt" IS NOT NULL)`
  return (all?.rows ?? []).map(([player, position, round, right]) => ({
    player,
    position,
    round: round === 2 ? 2 : 1,
    right,
  }))
}

/** An answer of somebody who has a row here, that is not among what they have answered yet. */
export interface Unrecorded {
  readonly userId: string
  readonly questionId: string
  readonly given: Given
  readonly at: number
}

/** Answers of a session, or of one person in it, that have been told and do not stand among their owners' attempts. */
export async function unrecorded(db: Db, sessionId: string, userId: string | null): Promise<readonly Unrecorded[]> {
  const rows = await db.$queryRaw<{ userId: string; questionId: string; answer: unknown; createdAt: Date }[]>`
    SELECT DISTINCT ON (p."userId", a."questionId") p."userId", a."questionId", a."answer", a."createdAt"
    FROM "ClassAnswer" a JOIN "ClassPlayer" p ON p."id" = a."playerId" JOIN "ClassQuestion" q ON q."id" = a."questionId"
      JOIN "ClassSession" s ON s."id" = q."sessionId"
    WHERE s."id" = ${sessionId}::uuid AND p."userId" = coalesce(${userId}::uuid, p."userId") AND (q."toldAt" IS NOT NULL OR s."endedAt" IS NOT NULL)
      AND NOT EXISTS (SELECT FROM "Attempt" t WHERE t."userId" = p."userId" AND t."origin" = 'classroom'
        AND t."idempotencyKey" = a."questionId"::text)
    ORDER BY p."userId", a."questionId", a."createdAt"`
  return rows.map(({ answer, createdAt, ...rest }) => ({ ...rest, given: readAnswer(answer), at: createdAt.getTime() }))
}

/** An answer with who gave it to which question. */
export interface NamedAnswer extends Marked {
  readonly questionId: string
  readonly playerId: string
  readonly given: Given
}

/** Every answer of a session, of those who still play. */
export async function namedAnswers(db: Db, sessionId: string): Promise<readonly NamedAnswer[]> {
  const rows = await db.classAnswer.findMany({
    where: { question: { sessionId }, player: { kickedAt: null } },
    orderBy: [{ createdAt: 'asc' }, { playerId: 'asc' }],
    select: { questionId: true, playerId: true, answer: true, verdict: true, beliefs: true },
  })
  return rows.map(({ answer, ...rest }) => ({ ...rest, given: readAnswer(answer) }))
}
