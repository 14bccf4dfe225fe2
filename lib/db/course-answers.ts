import 'server-only'
import { Prisma } from '#generated/client'
import type { SeenAnswer } from '#lib/courses/index'
import type { Db } from './client'
import { countedAnswer, THAT_COUNTS } from './decided/counted'

/** Answers of one course that are looked at together, at most: the last ones. */
const MOST = 50_000

/**
 * The answers that the instructors of a course may see, in the order in which they were given: those that its students gave in its
 * assignments, on paper too, and its live sessions, and all of those who show it everything; with an assignment, those to that one alone.
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
      SELECT "id", "assignmentId" FROM "Quiz" q WHERE ${THAT_COUNTS} AND "assignmentId" = ANY(ARRAY(SELECT "id" FROM "Assignment"
        WHERE "courseId" = ${courseId}::uuid AND "removedAt" IS NULL AND (${only}::uuid IS NULL OR "id" = ${only}::uuid)))
    ), seen AS (
      -- By the assignments, however much else their students have answered.
      SELECT a.*, q."assignmentId", NULL::uuid AS "sessionId" FROM given q JOIN "QuizItem" i ON i."quizId" = q."id" JOIN "Attempt" a ON a."quizItemId" = i."id"
        JOIN student m ON m."userId" = a."userId" AND NOT m."all"
      UNION ALL
      SELECT a.*, NULL, NULL FROM student m JOIN "Attempt" a ON a."userId" = m."userId" AND m."all" AND ${countedAnswer(Prisma.sql`SELECT "userId" FROM student`)}
      UNION ALL
      SELECT a.*, NULL, l."id" FROM "ClassSession" l JOIN "ClassQuestion" c ON c."sessionId" = l."id" JOIN student m ON NOT m."all"
        JOIN "Attempt" a ON a."userId" = m."userId" AND a."origin" = 'classroom' AND a."idempotencyKey" = c."id"::text
      WHERE l."courseId" = ${courseId}::uuid AND ${only}::uuid IS NULL
    )
    SELECT "userId", "itemId", "template", "claims", "right", "offered", "beliefs", "assignmentId", "sessionId", "at" FROM (
      SELECT "seq", "userId", "itemId", "template", "claims", "verdict" = 'right' AS "right", "offered", "beliefs", "assignmentId", "sessionId", "createdAt" AS "at"
      FROM seen
      UNION ALL
      SELECT NULL, p."userId", p."itemId", p."template", p."claims", p."verdict" = 'right', p."offered", p."beliefs", p."assignmentId", NULL, p."at"
      FROM "Assignment" s JOIN "PaperAnswer" p ON p."assignmentId" = s."id" JOIN student m ON m."userId" = p."userId"
      WHERE s."courseId" = ${courseId}::uuid AND s."removedAt" IS NULL AND (${only}::uuid IS NULL OR s."id" = ${only}::uuid)
      ORDER BY "at" DESC, "seq" DESC LIMIT ${MOST}) "last"
    ORDER BY "at", "seq"`
  return rows.map(({ at, ...answer }) => ({ ...answer, at: at.getTime() }))
}

/**
 * The answers that a student of a course who shows it everything gave elsewhere, in the order in which they were given; none of one who does not.
 * What was begun for an assignment of the course that was taken away is not elsewhere.
 */
export async function listAnswersElsewhere(
  db: Db,
  { courseId, userId }: { readonly courseId: string; readonly userId: string },
): Promise<readonly SeenAnswer[]> {
  const rows = await db.$queryRaw<(Omit<SeenAnswer, 'at'> & { readonly at: Date })[]>`
    SELECT * FROM (
      SELECT a."seq", a."userId", a."itemId", a."template", a."claims", a."verdict" = 'right' AS "right", a."offered", a."beliefs",
        NULL::uuid AS "assignmentId", NULL::uuid AS "sessionId", a."createdAt" AS "at"
      FROM "CourseMember" m JOIN "Attempt" a ON a."userId" = m."userId"
      WHERE m."courseId" = ${courseId}::uuid AND m."userId" = ${userId}::uuid AND m."role" = 'studente' AND m."removedAt" IS NULL
        AND m."sharesAll" AND ${countedAnswer(Prisma.sql`${userId}::uuid`)}
        AND NOT EXISTS (SELECT FROM "QuizItem" i JOIN "Quiz" q ON q."id" = i."quizId" JOIN "Assignment" s ON s."id" = q."assignmentId"
          WHERE i."id" = a."quizItemId" AND s."courseId" = m."courseId")
        AND NOT (a."origin" = 'classroom' AND EXISTS (SELECT FROM "ClassSession" l JOIN "ClassQuestion" c ON c."sessionId" = l."id"
          WHERE l."courseId" = m."courseId" AND a."idempotencyKey" = c."id"::text))
      ORDER BY a."seq" DESC LIMIT ${MOST}) "last"
    ORDER BY "seq"`
  return rows.map(({ at, ...answer }) => ({ ...answer, at: at.getTime() }))
}
