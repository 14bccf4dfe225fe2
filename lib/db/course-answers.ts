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
    WITH student AS (
      SELECT "userId", "sharesAll" AND ${only}::uuid IS NULL AS "all" FROM "CourseMember"
      WHERE "courseId" = ${courseId}::uuid AND "role" = 'studente' AND "removedAt" IS NULL
    ), given AS MATERIALIZED (
      SELECT "id" FROM "Quiz" WHERE "assignmentId" = ANY(ARRAY(SELECT "id" FROM "Assignment"
        WHERE "courseId" = ${courseId}::uuid AND (${only}::uuid IS NULL OR "id" = ${only}::uuid)))
    ), seen AS (
      -- By the assignments, however much else their students have answered.
      SELECT a.* FROM given q JOIN "QuizItem" i ON i."quizId" = q."id" JOIN "Attempt" a ON a."quizItemId" = i."id"
        JOIN student m ON m."userId" = a."userId" AND NOT m."all"
      UNION ALL
      SELECT a.* FROM student m JOIN "Attempt" a ON a."userId" = m."userId" AND m."all"
      UNION ALL
      SELECT a.* FROM "ClassSession" l JOIN "ClassQuestion" c ON c."sessionId" = l."id" JOIN student m ON NOT m."all"
        JOIN "Attempt" a ON a."userId" = m."userId" AND a."origin" = 'classroom' AND a."idempotencyKey" = c."id"::text
      WHERE l."courseId" = ${courseId}::uuid AND ${only}::uuid IS NULL
    )
    SELECT "userId", "itemId", "template", "claims", "right", "offered", "beliefs", "at" FROM (
      SELECT "seq", "userId", "itemId", "template", "claims", "verdict" = 'right' AS "right", "offered", "beliefs", "createdAt" AS "at"
      FROM seen ORDER BY "seq" DESC LIMIT ${MOST}) "last"
    ORDER BY "seq"`
  return rows.map(({ at, ...answer }) => ({ ...answer, at: at.getTime() }))
}
