-- AlterTable
ALTER TABLE "Quiz" ADD COLUMN "closedAt" TIMESTAMPTZ(3);

-- What somebody gave as an assignment has its own times, and is not one's own to set aside.
ALTER TABLE "Quiz" ADD CONSTRAINT "Quiz_closed_own_check" CHECK ("closedAt" IS NULL OR "assignmentId" IS NULL);

-- Of what was open before, one quiz of each person stays: the newest that was begun, or the newest where none was.
WITH waiting AS (
  SELECT q."id", q."userId", q."createdAt",
    (SELECT max(a."createdAt") FROM "QuizItem" i JOIN "Attempt" a ON a."quizItemId" = i."id" WHERE i."quizId" = q."id") AS "lastAt"
  FROM "Quiz" q
  WHERE q."assignmentId" IS NULL
    AND NOT EXISTS (SELECT FROM "Exam" e WHERE e."quizId" = q."id")
    AND NOT EXISTS (SELECT FROM "Diagnostic" d WHERE d."quizId" = q."id")
    AND EXISTS (SELECT FROM "QuizItem" i LEFT JOIN "Attempt" a ON a."quizItemId" = i."id" WHERE i."quizId" = q."id" AND a."id" IS NULL)
), ranked AS (
  SELECT w.*, row_number() OVER (PARTITION BY w."userId" ORDER BY (w."lastAt" IS NULL), w."createdAt" DESC, w."id" DESC) AS "rank" FROM waiting w
)
UPDATE "Quiz" q SET "closedAt" = coalesce(r."lastAt", r."createdAt") FROM ranked r WHERE r."id" = q."id" AND r."rank" > 1;
