import 'server-only'
import { Prisma } from '#generated/client'
import type { Scores } from '#lib/study/index'
import type { Db } from './client'

/** One time that somebody began an assignment. Moments in ms since 1970. */
export interface Run {
  readonly quizId: string
  readonly userId: string
  readonly assignmentId: string
  readonly at: number
  readonly total: number
  /** Answers that came before the assignment was over for this person. */
  readonly answered: number
  readonly right: number
  /** When the last of these came; null where none did. */
  readonly lastAt: number | null
  /** Its questions that count for nobody, and those of them that were answered right in time. */
  readonly leftOut: number
  readonly leftOutRight: number
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
export const LEFT_OUT = (assignmentIds: readonly string[]): Prisma.Sql => Prisma.sql`left_out AS (
  SELECT i."quizId", count(*)::int AS "questions", count(*) FILTER (WHERE a."verdict" = 'right'
    AND (e."quizId" IS NOT NULL OR a."createdAt" < coalesce(x."closesAt", s."closesAt", 'infinity')))::int AS "right"
  FROM "Assignment" s JOIN "Quiz" q ON q."assignmentId" = s."id" JOIN "QuizItem" i ON i."quizId" = q."id"
    LEFT JOIN "Attempt" a ON a."quizItemId" = i."id" LEFT JOIN "Exam" e ON e."quizId" = q."id"
    LEFT JOIN "AssignmentException" x ON x."assignmentId" = s."id" AND x."userId" = q."userId" AND x."kind" = 'time' AND x."endedAt" IS NULL
  WHERE s."id" IN (SELECT "assignmentId" FROM "LeftOutQuestion" WHERE "endedAt" IS NULL AND "assignmentId" = ANY(${[...assignmentIds]}::uuid[]))
    AND EXISTS (SELECT FROM "LeftOutQuestion" l WHERE l."assignmentId" = s."id" AND l."endedAt" IS NULL
      AND l."template" = i."template" AND (l."itemId" IS NULL OR l."itemId" = i."itemId"))
  GROUP BY i."quizId")`

/**
 * How often some assignments were begun and how far one came, the oldest first: by some people, or by everybody. They come as one document: a
 * class has thousands, which are read ten times as fast that way as row by row.
 */
export async function listRuns(
  db: Db,
  assignmentIds: readonly string[],
  userIds: readonly string[] | null = null,
): Promise<readonly Run[]> {
  const people = userIds && [...userIds]
  // What a quiz counts of itself is exact, but for answers that came after the assignment was over: where there are any, the others are counted.
  const [found] = await db.$queryRaw<{ runs: readonly RunRow[] }[]>`
    WITH ${LEFT_OUT(assignmentIds)}
    SELECT coalesce(json_agg(r ORDER BY r."at", r."quizId"), '[]') AS "runs" FROM (
      SELECT q."id" AS "quizId", q."userId", q."assignmentId", ${ms('q."createdAt"')} AS "at", q."total",
        coalesce(c."answered", q."answered") AS "answered", coalesce(c."right", q."right") AS "right",
        CASE WHEN c."answered" IS NULL THEN ${ms('q."answeredAt"')} ELSE ${ms('c."lastAt"')} END AS "lastAt",
        coalesce(o."questions", 0) AS "leftOut", coalesce(o."right", 0) AS "leftOutRight",
        e."quizId" IS NOT NULL AS "isExam", ${ms('e."deadlineAt"')} AS "deadlineAt", ${ms('e."submittedAt"')} AS "submittedAt",
        ${ms('e."tellsAt"')} AS "tellsAt", e."plan" #>> '{blueprint,scores}' AS "scores"
      FROM "Quiz" q JOIN "Assignment" s ON s."id" = q."assignmentId"
        LEFT JOIN "AssignmentException" x ON x."assignmentId" = s."id" AND x."userId" = q."userId" AND x."kind" = 'time' AND x."endedAt" IS NULL
        LEFT JOIN "Exam" e ON e."quizId" = q."id" LEFT JOIN left_out o ON o."quizId" = q."id"
        LEFT JOIN LATERAL (
          SELECT count(*)::int AS "answered", count(*) FILTER (WHERE a."verdict" = 'right')::int AS "right", max(a."createdAt") AS "lastAt"
          FROM "QuizItem" i JOIN "Attempt" a ON a."quizItemId" = i."id"
          WHERE e."quizId" IS NULL AND q."answeredAt" >= coalesce(x."closesAt", s."closesAt")
            AND i."quizId" = q."id" AND a."createdAt" < coalesce(x."closesAt", s."closesAt")
          HAVING e."quizId" IS NULL AND q."answeredAt" >= coalesce(x."closesAt", s."closesAt")
        ) c ON true
      WHERE q."assignmentId" = ANY(${[...assignmentIds]}::uuid[]) AND (${people}::uuid[] IS NULL OR q."userId" = ANY(${people}::uuid[]))
    ) r`
  return (found?.runs ?? []).map(({ isExam, deadlineAt, submittedAt, tellsAt, scores, ...run }) => ({
    ...run,
    exam: isExam ? { deadlineAt, submittedAt, tellsAt, scores } : null,
  }))
}
