import 'server-only'
import type { TellingAnswer } from '#lib/courses/index'
import type { Db } from '../client'
import { THAT_COUNTS } from '../decided/counted'

/** Answers of one course that are looked at together, at most: the last ones. */
const MOST = 50_000

/**
 * The answers to the assignments of a course and in its live sessions, in the order in which they were given; of a session, those to questions
 * that have been told. Whoever plays without an account is somebody in that session alone. Its instructors are not of the class, nor is who was
 * removed from it. With an assignment, the answers to that one alone; with a person, theirs.
 */
export const tellingAnswers = (
  db: Db,
  courseId: string,
  { assignmentId, userId }: { readonly assignmentId?: string | undefined; readonly userId?: string } = {},
): Promise<readonly TellingAnswer[]> =>
  db.$queryRaw<TellingAnswer[]>`
    WITH asked AS MATERIALIZED (
      SELECT q."id", q."template", ARRAY(
        SELECT DISTINCT b FROM jsonb_array_elements(q."secret"->'options') o, jsonb_array_elements_text(o->'beliefs') b) AS "offered"
      FROM "ClassQuestion" q JOIN "ClassSession" s ON s."id" = q."sessionId"
      WHERE s."courseId" = ${courseId}::uuid AND (q."toldAt" IS NOT NULL OR s."endedAt" IS NOT NULL)
    ), given AS (
      SELECT a."userId", a."template", a."offered", a."beliefs", a."verdict", a."createdAt" AS "at"
      FROM "Assignment" s JOIN "Quiz" q ON q."assignmentId" = s."id" JOIN "QuizItem" i ON i."quizId" = q."id"
        JOIN "Attempt" a ON a."quizItemId" = i."id"
      WHERE s."courseId" = ${courseId}::uuid AND s."removedAt" IS NULL AND ${THAT_COUNTS} AND (${assignmentId ?? null}::uuid IS NULL OR s."id" = ${assignmentId ?? null}::uuid)
      UNION ALL
      -- On paper, as the marks of a file say whose it is.
      SELECT a."userId", a."template", a."offered", a."beliefs", a."verdict", a."at"
      FROM "Assignment" s JOIN "PaperAnswer" a ON a."assignmentId" = s."id"
      WHERE s."courseId" = ${courseId}::uuid AND s."removedAt" IS NULL AND (${assignmentId ?? null}::uuid IS NULL OR s."id" = ${assignmentId ?? null}::uuid)
      UNION ALL
      SELECT coalesce(p."userId", p."id"), q."template", q."offered", a."beliefs", a."verdict", a."createdAt"
      FROM asked q JOIN "ClassAnswer" a ON a."questionId" = q."id" JOIN "ClassPlayer" p ON p."id" = a."playerId"
      WHERE p."kickedAt" IS NULL AND ${assignmentId ?? null}::uuid IS NULL
    )
    SELECT "userId"::text, "template", "offered", "beliefs", "verdict" = 'right' AS "right" FROM (
      SELECT * FROM given g WHERE (${userId ?? null}::uuid IS NULL OR g."userId" = ${userId ?? null}::uuid) AND NOT EXISTS (
        SELECT FROM "CourseMember" m WHERE m."courseId" = ${courseId}::uuid AND m."userId" = g."userId"
          AND (m."role" = 'formatore' OR m."removedAt" IS NOT NULL))
      ORDER BY "at" DESC LIMIT ${MOST}) "last"
    ORDER BY "at"`
