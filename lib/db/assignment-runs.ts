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
    SELECT coalesce(json_agg(r ORDER BY r."at", r."quizId"), '[]') AS "runs" FROM (
      SELECT q."id" AS "quizId", q."userId", q."assignmentId", ${ms('q."createdAt"')} AS "at", q."total",
        coalesce(c."answered", q."answered") AS "answered", coalesce(c."right", q."right") AS "right",
        CASE WHEN c."answered" IS NULL THEN ${ms('q."answeredAt"')} ELSE ${ms('c."lastAt"')} END AS "lastAt",
        e."quizId" IS NOT NULL AS "isExam", ${ms('e."deadlineAt"')} AS "deadlineAt", ${ms('e."submittedAt"')} AS "submittedAt",
        ${ms('e."tellsAt"')} AS "tellsAt", e."plan" #>> '{blueprint,scores}' AS "scores"
      FROM "Quiz" q JOIN "Assignment" s ON s."id" = q."assignmentId"
        LEFT JOIN "AssignmentException" x ON x."assignmentId" = s."id" AND x."userId" = q."userId" AND x."kind" = 'time' AND x."endedAt" IS NULL
        LEFT JOIN "Exam" e ON e."quizId" = q."id"
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
