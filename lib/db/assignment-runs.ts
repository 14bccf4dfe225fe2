import 'server-only'
import { Prisma } from '#generated/client'
import { ON_PAPER } from '#lib/courses/index'
import type { Scores } from '#lib/study/index'
import type { Db } from './client'
import { THAT_COUNTS } from './decided/counted'

/** One time that somebody began an assignment. Moments in ms since 1970. */
export interface Run {
  readonly quizId: string
  readonly userId: string
  readonly assignmentId: string
  /** Which time of theirs, of all that they began. */
  readonly number: number
  readonly at: number
  /** When an instructor handed in a practice as it stood; null where nobody did. */
  readonly closedAt: number | null
  /** Since when it counts for nothing; null where it counts. */
  readonly annulledAt: number | null
  readonly total: number
  /** Answers that came before the assignment was over for this person. */
  readonly answered: number
  readonly right: number
  /** When the last of these came; null where none did. */
  readonly lastAt: number | null
  /** Its questions that count for nobody, and those of them that were answered right in time. */
  readonly leftOut: number
  readonly leftOutRight: number
  /** Its questions that are marked by hand and count, and how much more their marks come to than their answers: less than nothing where that is less. */
  readonly byHand: number
  readonly byHandMore: number
  /** Null for a practice. */
  readonly exam: {
    readonly deadlineAt: number | null
    readonly submittedAt: number | null
    readonly tellsAt: number | null
    readonly scores: Scores
  } | null
}

/** A run as SQL writes it, without what an exam has where it is none. */
interface RunRow extends Omit<Run, 'exam'> {
  readonly isExam: boolean
  readonly deadlineAt: number | null
  readonly submittedAt: number | null
  readonly tellsAt: number | null
  readonly scores: Scores
}

/** In SQL, a moment in ms since 1970. */
const ms = (moment: string) => Prisma.raw(`(extract(epoch FROM ${moment}) * 1000)::bigint`)

/** In SQL, of some assignments the quizzes with questions that count for nobody: how many of each, and how many were answered right in time. */
const LEFT_OUT = (assignmentIds: readonly string[]): Prisma.Sql => Prisma.sql`left_out AS (
  SELECT i."quizId", count(*)::int AS "questions", count(*) FILTER (WHERE a."verdict" = 'right'
    AND (e."quizId" IS NOT NULL OR a."createdAt" < coalesce(x."closesAt", s."closesAt", 'infinity')))::int AS "right"
  FROM "Assignment" s JOIN "Quiz" q ON q."assignmentId" = s."id" JOIN "QuizItem" i ON i."quizId" = q."id"
    LEFT JOIN "Attempt" a ON a."quizItemId" = i."id" LEFT JOIN "Exam" e ON e."quizId" = q."id"
    LEFT JOIN "AssignmentException" x ON x."assignmentId" = s."id" AND x."userId" = q."userId" AND x."kind" = 'time' AND x."endedAt" IS NULL
  WHERE s."id" IN (SELECT "assignmentId" FROM "LeftOutQuestion" WHERE "endedAt" IS NULL AND "assignmentId" = ANY(${[...assignmentIds]}::uuid[]))
    AND EXISTS (SELECT FROM "LeftOutQuestion" l WHERE l."assignmentId" = s."id" AND l."endedAt" IS NULL
      AND l."template" = i."template" AND (l."itemId" IS NULL OR l."itemId" = i."itemId"))
  GROUP BY i."quizId")`

/** In SQL, of some assignments the quizzes with questions that are marked by hand: how many of each, and how much more these come to than what was answered right in time. */
const BY_HAND = (assignmentIds: readonly string[]): Prisma.Sql => Prisma.sql`by_hand AS (
  SELECT i."quizId", count(*)::int AS "questions", sum(m."points" - CASE WHEN a."verdict" = 'right'
    AND (e."quizId" IS NOT NULL OR a."createdAt" < coalesce(x."closesAt", s."closesAt", 'infinity')) THEN 1 ELSE 0 END)::float AS "more"
  FROM "HandMark" m JOIN "Assignment" s ON s."id" = m."assignmentId" JOIN "QuizItem" i ON i."id" = m."quizItemId"
    JOIN "Quiz" q ON q."id" = i."quizId" AND q."assignmentId" = s."id"
    LEFT JOIN "Attempt" a ON a."quizItemId" = i."id" LEFT JOIN "Exam" e ON e."quizId" = q."id"
    LEFT JOIN "AssignmentException" x ON x."assignmentId" = s."id" AND x."userId" = q."userId" AND x."kind" = 'time' AND x."endedAt" IS NULL
  WHERE m."assignmentId" = ANY(${[...assignmentIds]}::uuid[]) AND m."endedAt" IS NULL
    AND NOT EXISTS (SELECT FROM "LeftOutQuestion" l WHERE l."assignmentId" = s."id" AND l."endedAt" IS NULL
      AND l."template" = i."template" AND (l."itemId" IS NULL OR l."itemId" = i."itemId"))
  GROUP BY i."quizId")`

/** Which runs: those that count, or all, with what an instructor took out. */
export type WhichRuns = 'counted' | 'all'

/**
 * In SQL, every time that some people, or everybody (null), began some assignments. What a quiz counts of itself is exact, but for answers that
 * came after the assignment was over: where there are any, the others are counted. It needs `left_out` and `by_hand`.
 */
const RUNS = (
  assignmentIds: readonly string[],
  userIds: readonly string[] | null,
  which: WhichRuns = 'counted',
): Prisma.Sql => Prisma.sql`
  SELECT q."id" AS "quizId", q."userId", q."assignmentId", q."createdAt" AS "at", q."total", q."closedAt", q."annulledAt",
    coalesce(c."answered", q."answered") AS "answered", coalesce(c."right", q."right") AS "right",
    CASE WHEN c."answered" IS NULL THEN q."answeredAt" ELSE c."lastAt" END AS "lastAt",
    coalesce(o."questions", 0) AS "leftOut", coalesce(o."right", 0) AS "leftOutRight",
    coalesce(h."questions", 0) AS "byHand", coalesce(h."more", 0) AS "byHandMore",
    e."quizId" IS NOT NULL AS "isExam", e."deadlineAt", e."submittedAt", e."tellsAt", e."plan" #>> '{blueprint,scores}' AS "scores"
  FROM "Quiz" q JOIN "Assignment" s ON s."id" = q."assignmentId"
    LEFT JOIN "AssignmentException" x ON x."assignmentId" = s."id" AND x."userId" = q."userId" AND x."kind" = 'time' AND x."endedAt" IS NULL
    LEFT JOIN "Exam" e ON e."quizId" = q."id" LEFT JOIN left_out o ON o."quizId" = q."id"
    LEFT JOIN by_hand h ON h."quizId" = q."id"
    LEFT JOIN LATERAL (
      SELECT count(*)::int AS "answered", count(*) FILTER (WHERE a."verdict" = 'right')::int AS "right", max(a."createdAt") AS "lastAt"
      FROM "QuizItem" i JOIN "Attempt" a ON a."quizItemId" = i."id"
      WHERE e."quizId" IS NULL AND q."answeredAt" >= coalesce(x."closesAt", s."closesAt")
        AND i."quizId" = q."id" AND a."createdAt" < coalesce(x."closesAt", s."closesAt")
      HAVING e."quizId" IS NULL AND q."answeredAt" >= coalesce(x."closesAt", s."closesAt")
    ) c ON true
  WHERE q."assignmentId" = ANY(${[...assignmentIds]}::uuid[]) AND (${which === 'all'} OR ${THAT_COUNTS})
    AND (${userIds && [...userIds]}::uuid[] IS NULL OR q."userId" = ANY(${userIds && [...userIds]}::uuid[]))`

/**
 * How often some assignments were begun and how far one came, the oldest first: by some people, or by everybody. They come as one document: a
 * class has thousands, which are read ten times as fast that way as row by row. A run keeps its number, though one before it counts no more.
 */
export async function listRuns(
  db: Db,
  assignmentIds: readonly string[],
  userIds: readonly string[] | null = null,
  which: WhichRuns = 'counted',
): Promise<readonly Run[]> {
  const [found] = await db.$queryRaw<{ runs: readonly RunRow[] }[]>`
    WITH ${LEFT_OUT(assignmentIds)}, ${BY_HAND(assignmentIds)}, run AS (${RUNS(assignmentIds, userIds, 'all')})
    SELECT coalesce(json_agg(r ORDER BY r."at", r."quizId") FILTER (WHERE ${which === 'all'} OR r."annulledAt" IS NULL), '[]') AS "runs" FROM (
      SELECT "quizId", "userId", "assignmentId", row_number() OVER (PARTITION BY "userId", "assignmentId" ORDER BY run."at", "quizId")::int AS "number",
        ${ms('"at"')} AS "at", ${ms('"closedAt"')} AS "closedAt", ${ms('"annulledAt"')} AS "annulledAt", "total", "answered", "right", ${ms('"lastAt"')} AS "lastAt",
        "leftOut", "leftOutRight", "byHand", "byHandMore", "isExam", ${ms('"deadlineAt"')} AS "deadlineAt", ${ms('"submittedAt"')} AS "submittedAt",
        ${ms('"tellsAt"')} AS "tellsAt", "scores"
      FROM run) r`
  return (found?.runs ?? []).map(({ isExam, deadlineAt, submittedAt, tellsAt, scores, ...run }) => ({
    ...run,
    exam: isExam ? { deadlineAt, submittedAt, tellsAt, scores } : null,
  }))
}

/**
 * In SQL, what some people have of some assignments, as the cells of a gradebook say it: of each the mark by hand, else the best finished time
 * with its questions that are marked by hand and without what counts for nobody; nothing of what they are excused from. Who has none is left out.
 * `base` is out of how many points it counts in a total: a mark by hand out of as many as what was finished, else as `full` says.
 */
const WORTH = (
  assignmentIds: readonly string[],
  userIds: readonly string[],
  full: FullPoints = new Map(),
): Prisma.Sql => Prisma.sql`
  ${LEFT_OUT(assignmentIds)}, ${BY_HAND(assignmentIds)}, run AS (${RUNS(assignmentIds, userIds)}),
  best AS (
    SELECT DISTINCT ON ("userId", "assignmentId") "userId", "assignmentId", "right" - "leftOutRight" + "byHandMore" AS "points", "total" - "leftOut" AS "outOf"
    FROM run WHERE CASE WHEN "isExam" THEN "submittedAt" IS NOT NULL ELSE "answered" = "total" OR "closedAt" IS NOT NULL END
    ORDER BY "userId", "assignmentId", coalesce(("right" - "leftOutRight" + "byHandMore") / nullif("total" - "leftOut", 0), 0) DESC,
      "total" > "leftOut" DESC, "at", "quizId"),
  given AS (
    SELECT "userId", "assignmentId", "kind", "points", "outOf", starts_with("reason", ${ON_PAPER}) AS "onPaper" FROM "AssignmentException"
    WHERE "assignmentId" = ANY(${[...assignmentIds]}::uuid[]) AND "userId" = ANY(${[...userIds]}::uuid[])
      AND "kind" IN ('mark', 'excuse') AND "endedAt" IS NULL),
  worth AS (
    SELECT "userId", "assignmentId", coalesce(m."points", b."points")::float AS "points", coalesce(m."outOf", b."outOf") AS "outOf",
      CASE WHEN m."outOf" IS NULL THEN b."outOf" ELSE coalesce(nullif(b."outOf", 0), CASE WHEN NOT m."onPaper" THEN f."outOf" END, m."outOf") END AS "base"
    FROM best b FULL JOIN (SELECT * FROM given WHERE "kind" = 'mark') m USING ("userId", "assignmentId")
      LEFT JOIN unnest(${[...full.keys()]}::uuid[], ${[...full.values()]}::int[]) AS f("assignmentId", "outOf") USING ("assignmentId")
    WHERE ("userId", "assignmentId") NOT IN (SELECT "userId", "assignmentId" FROM given WHERE "kind" = 'excuse'))`

/** Out of how many points assignments are, by their ids, where anything says it. */
export type FullPoints = ReadonlyMap<string, number>

/** Assignments that count as nothing for who has not handed them in when they are due: by their ids, out of how many points. */
export type Missing = ReadonlyMap<string, number>

/** What counts in totals besides what somebody has. */
export interface Counted {
  readonly full: FullPoints
  readonly missing: Missing
}

/**
 * In SQL, after `worth`, what counts of some people: that, and nothing of all its points where an assignment that counts so is missing, as the cells
 * of a gradebook say it. Who came when it was due already has no such.
 */
const COUNTED = (missing: Missing, userIds: readonly string[], now: number): Prisma.Sql => Prisma.sql`
  missing AS (
    SELECT m."userId", s."id" AS "assignmentId", 0::float AS "points", z."outOf", z."outOf" AS "base"
    FROM unnest(${[...missing.keys()]}::uuid[], ${[...missing.values()]}::int[]) AS z("id", "outOf") JOIN "Assignment" s ON s."id" = z."id"
      JOIN "CourseMember" m ON m."courseId" = s."courseId" AND m."userId" = ANY(${[...userIds]}::uuid[])
      LEFT JOIN "AssignmentException" x ON x."assignmentId" = s."id" AND x."userId" = m."userId" AND x."kind" = 'time' AND x."endedAt" IS NULL
    WHERE (NOT s."forSome" OR EXISTS (SELECT FROM "AssignmentPerson" p WHERE p."assignmentId" = s."id" AND p."userId" = m."userId"))
      AND ${past(Prisma.sql`${new Date(now)}::timestamptz`)}
      AND NOT (m."joinedAt" > s."createdAt" AND ${past(Prisma.sql`m."joinedAt"`)})
      AND (m."userId", s."id") NOT IN (SELECT "userId", "assignmentId" FROM worth)
      AND (m."userId", s."id") NOT IN (SELECT "userId", "assignmentId" FROM given WHERE "kind" = 'excuse')),
  counted AS (SELECT "userId", "assignmentId", "points", "outOf", "base" FROM worth UNION ALL SELECT * FROM missing)`

/** In SQL, what `of` counts in a total, before its weight. */
const POINTS = (of: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`coalesce(${of}."points" * ${of}."base" / nullif(${of}."outOf", 0), 0)`

/** In SQL, of an assignment \`s\` with other times \`x\`: at a moment it should have been done. */
const past = (moment: Prisma.Sql): Prisma.Sql => Prisma.sql`((s."opensAt" IS NULL OR ${moment} >= s."opensAt")
  AND coalesce(coalesce(x."closesAt", s."closesAt") <= ${moment} OR coalesce(x."dueAt", s."dueAt") < ${moment},
    coalesce(x."closesAt", s."closesAt") <= ${moment}, coalesce(x."dueAt", s."dueAt") < ${moment}, false))`

/** The points that some people have in some assignments together, each as often as it weighs. Who has none is left out. */
export async function sumPoints(
  db: Db,
  assignmentIds: readonly string[],
  userIds: readonly string[],
  full: FullPoints,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.$queryRaw<{ userId: string; points: number }[]>`
    WITH ${WORTH(assignmentIds, userIds, full)}
    SELECT "userId", round(sum(${POINTS(Prisma.sql`w`)} * s."weight")::numeric, 9)::float AS "points" FROM worth w JOIN "Assignment" s ON s."id" = w."assignmentId" GROUP BY "userId"`
  return new Map(rows.map(({ userId, points }) => [userId, points]))
}

/** The share of the points that half of those who have any reach, and how many have any. */
export interface Median {
  readonly share: number
  readonly people: number
}

/**
 * The medians of some people in some assignments, by their ids, of who has a mark, and of what counts of each in all of them together (null): what
 * nobody has has none.
 */
export async function medianShares(
  db: Db,
  assignmentIds: readonly string[],
  userIds: readonly string[],
  now: number,
  { full, missing }: Counted,
): Promise<ReadonlyMap<string | null, Median>> {
  const rows = await db.$queryRaw<{ of: string | null; share: number; people: number }[]>`
    WITH ${WORTH(assignmentIds, userIds, full)}, ${COUNTED(missing, userIds, now)},
      shares AS (
        SELECT "assignmentId" AS "of", "points" / "outOf" AS "share" FROM worth WHERE "outOf" > 0
        UNION ALL SELECT NULL, sum(${POINTS(Prisma.sql`c`)} * s."weight") / sum(c."base" * s."weight")
          FROM counted c JOIN "Assignment" s ON s."id" = c."assignmentId" WHERE c."outOf" > 0 AND s."weight" > 0 GROUP BY c."userId")
    SELECT "of", percentile_cont(0.5) WITHIN GROUP (ORDER BY "share") AS "share", count(*)::int AS "people" FROM shares GROUP BY "of"`
  return new Map(rows.map(({ of, share, people }) => [of, { share, people }]))
}

/** The share of the points that each of some people has in one assignment, of whoever has any. */
export async function markShares(db: Db, assignmentId: string, userIds: readonly string[]): Promise<readonly number[]> {
  const rows = await db.$queryRaw<{ share: number }[]>`
    WITH ${WORTH([assignmentId], userIds)} SELECT "points" / "outOf" AS "share" FROM worth WHERE "outOf" > 0 ORDER BY 1`
  return rows.map(({ share }) => share)
}

/** Exams for some assignments whose deadline has passed and that nobody has handed in. Moments in ms since 1970. */
export const overdueExams = (
  db: Db,
  assignmentIds: readonly string[],
  userIds: readonly string[],
  now: number,
): Promise<
  readonly {
    readonly userId: string
    readonly quizId: string
    readonly deadlineAt: number
    readonly submittedAt: null
  }[]
> => db.$queryRaw`
  SELECT q."userId", q."id" AS "quizId", ${ms('e."deadlineAt"')}::float AS "deadlineAt", NULL AS "submittedAt" FROM "Quiz" q JOIN "Exam" e ON e."quizId" = q."id"
  WHERE q."assignmentId" = ANY(${[...assignmentIds]}::uuid[]) AND q."userId" = ANY(${[...userIds]}::uuid[])
    AND e."submittedAt" IS NULL AND e."deadlineAt" <= ${new Date(now)}::timestamptz`
