import 'server-only'
import type { Db } from './client'

/** A belief that answers given in a course betrayed: how often, and how many people. */
export interface ClassBelief {
  readonly belief: string
  readonly times: number
  readonly people: number
}

/** The beliefs that answers to the assignments of a course betrayed, those of most people first. */
export const beliefsInCourse = (db: Db, courseId: string, limit: number): Promise<readonly ClassBelief[]> =>
  db.$queryRaw<ClassBelief[]>`
    SELECT b.belief, count(*)::int AS times, count(DISTINCT a."userId")::int AS people
    FROM "Assignment" s
    JOIN "Quiz" q ON q."assignmentId" = s."id"
    JOIN "QuizItem" i ON i."quizId" = q."id"
    JOIN "Attempt" a ON a."quizItemId" = i."id"
    CROSS JOIN LATERAL unnest(a."beliefs") AS b(belief)
    WHERE s."courseId" = ${courseId}::uuid
    GROUP BY 1 ORDER BY people DESC, times DESC, 1 LIMIT ${limit}`
