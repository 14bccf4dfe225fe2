import 'server-only'
import { Prisma } from '#generated/client'
import { invariant } from '#lib/base/invariant'
import type { Verdict } from '#lib/study/index'
import type { StoredAttempt } from './attempts'
import type { Db } from './client'
import { readAnswer, readSnapshot, type Snapshot } from './snapshot'
import { UNTOLD } from './waiting-score'

/** Questions of this person of which nobody says what the answer was worth: of exams that are open, whose time is not over where that is waited for, or whose scores are never shown. */
const untold = (userId: string) => Prisma.sql`
  SELECT i."id" FROM "Quiz" q JOIN "Exam" e ON e."quizId" = q."id" JOIN "QuizItem" i ON i."quizId" = q."id"
  WHERE q."userId" = ${userId}::uuid AND (e."submittedAt" IS NULL OR ${Prisma.raw(UNTOLD)})`

/** An answer `a` whose worth may be told. */
const told = (userId: string) => Prisma.sql`(a."quizItemId" IS NULL OR a."quizItemId" NOT IN (${untold(userId)}))`

/** How many answers a person gave, and how many were right; without those of which nothing is told. */
export async function countTold(
  db: Db,
  userId: string,
): Promise<{ readonly answered: number; readonly right: number }> {
  const [row] = await db.$queryRaw<{ answered: number; right: number }[]>`
    SELECT count(*)::int AS "answered", count(*) FILTER (WHERE a."right")::int AS "right"
    FROM "Attempt" a WHERE a."userId" = ${userId}::uuid AND ${told(userId)}`
  invariant(row, 'a count has one row')
  return row
}

/** How a stretch of time went. */
export interface Stretch {
  /** From 0, in order of time. */
  readonly n: number
  readonly answered: number
  readonly right: number
  /** Half of the answers took no longer, in ms; null where nobody knows how long any of them took. */
  readonly median: number | null
}

/**
 * A person's answers since a moment, in stretches of equal length; those without an answer are left out. An answer took the time since the
 * one before it in the same quiz, or since the quiz was made, and never more than `longest`: whoever went away did not think all that time.
 * In an exam or a diagnostic, and on its own page, nobody knows when a question was begun.
 */
export function stretches(
  db: Db,
  userId: string,
  { since, length, longest }: { readonly since: number; readonly length: number; readonly longest: number },
): Promise<readonly Stretch[]> {
  // What came before by more than the longest time says only that it was the longest.
  return db.$queryRaw<Stretch[]>`
    WITH answer AS (
      SELECT a."createdAt", a."right", CASE WHEN e."quizId" IS NULL AND d."quizId" IS NULL THEN extract(epoch FROM a."createdAt"
        - greatest(q."createdAt", lag(a."createdAt") OVER (PARTITION BY q."id" ORDER BY a."seq")))::float8 * 1000 END AS took
      FROM "Attempt" a LEFT JOIN "QuizItem" i ON i."id" = a."quizItemId" LEFT JOIN "Quiz" q ON q."id" = i."quizId"
        LEFT JOIN "Exam" e ON e."quizId" = q."id" LEFT JOIN "Diagnostic" d ON d."quizId" = q."id"
      WHERE a."userId" = ${userId}::uuid AND a."createdAt" >= ${new Date(since - longest)}::timestamptz AND ${told(userId)}
    )
    SELECT floor(extract(epoch FROM "createdAt" - ${new Date(since)}::timestamptz)::float8 * 1000 / ${length}::float8)::int AS "n",
      count(*)::int AS "answered", count(*) FILTER (WHERE "right")::int AS "right",
      percentile_cont(0.5) WITHIN GROUP (ORDER BY least(greatest(took, 0), ${longest}::float8))
        FILTER (WHERE took IS NOT NULL) AS "median"
    FROM answer WHERE "createdAt" >= ${new Date(since)}::timestamptz GROUP BY 1 ORDER BY 1`
}

/** Which answers of a person's history: each condition leaves fewer. */
export interface HistoryWish {
  /** Older than this one of theirs. */
  readonly before?: string | undefined
  readonly verdicts?: readonly Verdict[] | undefined
  /** Of questions that exercise a rule of each of these lists. */
  readonly about: readonly (readonly string[])[]
  /** Items of which nothing is told meanwhile, whatever was answered to them before. */
  readonly open: ReadonlySet<string>
}

/** An answer as the history has it. */
export interface PastAnswer {
  readonly id: string
  readonly at: number
  /** Null where nothing of it is told. */
  readonly told: { readonly verdict: Verdict; readonly claims: readonly string[] } | null
  readonly snapshot: Snapshot
}

interface PastRow {
  readonly id: string
  readonly createdAt: Date
  readonly verdict: Verdict
  readonly claims: readonly string[]
  readonly snapshot: unknown
  readonly told: boolean
}

const olderThan = (userId: string, attemptId: string) => Prisma.sql`
  a."seq" < (SELECT b."seq" FROM "Attempt" b WHERE b."id" = ${attemptId}::uuid AND b."userId" = ${userId}::uuid)`

/** A person's answers, the newest first. One of which nothing is told is found only where nothing is asked for: its place would tell. */
export async function listHistory(
  db: Db,
  userId: string,
  { before, verdicts, about, open }: HistoryWish,
  limit: number,
): Promise<readonly PastAnswer[]> {
  const isTold = Prisma.sql`(${told(userId)} AND a."itemId" <> ALL(${[...open]}::text[]))`
  const only = [
    Prisma.sql`a."userId" = ${userId}::uuid`,
    ...(before === undefined ? [] : [olderThan(userId, before)]),
    ...(verdicts || about.length > 0 ? [isTold] : []),
    ...(verdicts ? [Prisma.sql`a."verdict"::text = ANY(${[...verdicts]}::text[])`] : []),
    ...about.map((rules) => Prisma.sql`a."claims" && ${[...rules]}::text[]`),
  ]
  const rows = await db.$queryRaw<PastRow[]>`
    SELECT a."id", a."createdAt", a."verdict"::text AS "verdict", a."claims", a."snapshot", ${isTold} AS "told"
    FROM "Attempt" a WHERE ${Prisma.join(only, ' AND ')}
    ORDER BY a."seq" DESC LIMIT ${limit}`
  return rows.map(({ id, createdAt, verdict, claims, snapshot, told }) => ({
    id,
    at: createdAt.getTime(),
    told: told ? { verdict, claims } : null,
    snapshot: readSnapshot(snapshot),
  }))
}

/** Where an answer was given: in a quiz of one kind or another, or to a question on its own page. */
export type Setting = { readonly in: 'quiz' | 'exam' | 'diagnostic'; readonly quizId: string } | { readonly in: 'page' }

/** One answer with all that it was given to. */
export interface WholeAnswer extends Pick<StoredAttempt, 'verdict' | 'given' | 'snapshot'> {
  readonly id: string
  readonly at: number
  readonly edition: string
  readonly told: boolean
  readonly setting: Setting
}

/** An answer of this person's; null when there is none of that id, or it is somebody else's. */
export async function findPast(db: Db, userId: string, attemptId: string): Promise<WholeAnswer | null> {
  const [row] = await db.$queryRaw<
    (PastRow & {
      readonly edition: string
      readonly answer: unknown
      readonly quizId: string | null
      readonly kind: 'quiz' | 'exam' | 'diagnostic'
    })[]
  >`
    SELECT a."id", a."createdAt", a."verdict"::text AS "verdict", a."claims", a."snapshot", ${told(userId)} AS "told", a."edition",
      a."answer", i."quizId",
      CASE WHEN e."quizId" IS NOT NULL THEN 'exam' WHEN d."quizId" IS NOT NULL THEN 'diagnostic' ELSE 'quiz' END AS "kind"
    FROM "Attempt" a LEFT JOIN "QuizItem" i ON i."id" = a."quizItemId" LEFT JOIN "Exam" e ON e."quizId" = i."quizId"
      LEFT JOIN "Diagnostic" d ON d."quizId" = i."quizId"
    WHERE a."id" = ${attemptId}::uuid AND a."userId" = ${userId}::uuid`
  if (!row) return null
  const { id, createdAt, verdict, snapshot, told: isTold, edition, answer, quizId, kind } = row
  return {
    id,
    at: createdAt.getTime(),
    edition,
    verdict,
    told: isTold,
    given: readAnswer(answer),
    snapshot: readSnapshot(snapshot),
    setting: quizId === null ? { in: 'page' } : { in: kind, quizId },
  }
}
