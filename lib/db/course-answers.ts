import 'server-only'
import type { SeenAnswer } from '#lib/courses/index'
import type { Db } from './client'

/** Answers of one course that are looked at together, at most: the last ones. */
const MOST = 50_000

/**
 * The answers that the instructors of a course may see, in the order in which they were given: those that its students gave in its
 * assignments and its live sessions, and all of those who show it everything; with an assignment, those to that one alone.
 */
export async function listCourseAnswers(
  db: Db,
  courseId: string,
  assignmentId?: string,
): Promise<readonly SeenAnswer[]> {
  const only = assignmentId ?? null
  const rows = await db.$queryRaw<(Omit<SeenAnswer, 'at'> & { readonly at: Date })[]>`
    SELECT "userId", "itemId", "template", "claims", "right", "offered", "beliefs", "at" FROM (
      SELECT a."seq", a."userId", a."itemId", a."template", a."claims", a."verdict" = 'right' AS "right", a."offered", a."beliefs", a."createdAt" AS "at"
      FROM "CourseMember" m JOIN "Attempt" a ON a."userId" = m."userId"
        LEFT JOIN "QuizItem" i ON i."id" = a."quizItemId" LEFT JOIN "Quiz" q ON q."id" = i."quizId"
        LEFT JOIN "Assignment" s ON s."id" = q."assignmentId"
      WHERE m."courseId" = ${courseId}::uuid AND m."role" = 'studente' AND m."removedAt" IS NULL
        AND (${only}::uuid IS NULL OR s."id" = ${only}::uuid AND s."courseId" = m."courseId")
        AND (m."sharesAll" OR s."courseId" = m."courseId" OR a."origin" = 'classroom' AND a."idempotencyKey" IN (
          SELECT c."id"::text FROM "ClassQuestion" c JOIN "ClassSession" l ON l."id" = c."sessionId" WHERE l."courseId" = ${courseId}::uuid))
      ORDER BY a."seq" DESC LIMIT ${MOST}) "last"
    ORDER BY "seq"`
  return rows.map(({ at, ...answer }) => ({ ...answer, at: at.getTime() }))
}
