import 'server-only'
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
  /** Null for a practice. */
  readonly exam: {
    readonly deadlineAt: number | null
    readonly submittedAt: number | null
    readonly tellsAt: number | null
    readonly scores: Scores
  } | null
}

interface RunRow extends Omit<Run, 'at' | 'exam'> {
  readonly at: Date
  readonly examId: string | null
  readonly deadlineAt: Date | null
  readonly submittedAt: Date | null
  readonly tellsAt: Date | null
  readonly scores: Scores
}

/** How often some assignments were begun and how far one came, the oldest first: by one person, or by everybody. */
export async function listRuns(db: Db, assignmentIds: readonly string[], userId?: string): Promise<readonly Run[]> {
  const rows = await db.$queryRaw<RunRow[]>`
    SELECT q."id" AS "quizId", q."userId", q."assignmentId", q."createdAt" AS "at", count(i."id")::int AS "total",
      count(a."id") FILTER (WHERE e."quizId" IS NOT NULL OR a."createdAt" < coalesce(x."closesAt", s."closesAt", 'infinity'))::int AS "answered",
      count(a."id") FILTER (WHERE a."verdict" = 'right'
        AND (e."quizId" IS NOT NULL OR a."createdAt" < coalesce(x."closesAt", s."closesAt", 'infinity')))::int AS "right",
      e."quizId" AS "examId", e."deadlineAt", e."submittedAt", e."tellsAt", e."plan" #>> '{blueprint,scores}' AS "scores"
    FROM "Quiz" q JOIN "Assignment" s ON s."id" = q."assignmentId" JOIN "QuizItem" i ON i."quizId" = q."id"
      LEFT JOIN "AssignmentException" x ON x."assignmentId" = s."id" AND x."userId" = q."userId" AND x."kind" = 'time' AND x."endedAt" IS NULL
      LEFT JOIN "Attempt" a ON a."quizItemId" = i."id" LEFT JOIN "Exam" e ON e."quizId" = q."id"
    WHERE q."assignmentId" = ANY(${[...assignmentIds]}::uuid[]) AND (${userId ?? null}::uuid IS NULL OR q."userId" = ${userId ?? null}::uuid)
    GROUP BY q."id", e."quizId" ORDER BY q."createdAt", q."id"`
  return rows.map(({ at, examId, deadlineAt, submittedAt, tellsAt, scores, ...run }) => ({
    ...run,
    at: at.getTime(),
    exam:
      examId === null
        ? null
        : {
            deadlineAt: deadlineAt?.getTime() ?? null,
            submittedAt: submittedAt?.getTime() ?? null,
            tellsAt: tellsAt?.getTime() ?? null,
            scores,
          },
  }))
}
