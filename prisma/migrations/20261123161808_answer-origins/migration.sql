-- CreateEnum
CREATE TYPE "AttemptOrigin" AS ENUM ('browser', 'exam', 'diagnostic', 'classroom');

-- DropIndex
DROP INDEX "Attempt_userId_idempotencyKey_key";

-- AlterTable
ALTER TABLE "Attempt" ADD COLUMN     "origin" "AttemptOrigin" NOT NULL DEFAULT 'browser';

-- CreateIndex
CREATE UNIQUE INDEX "Attempt_userId_origin_idempotencyKey_key" ON "Attempt"("userId", "origin", "idempotencyKey");

-- Until now all keys shared one space, in which a browser could take the name of an answer that was still to come. What came of a choice or of
-- a live session is told by what it answers; what only bears such a name stays a browser's.
ALTER TABLE "Attempt" DISABLE TRIGGER "Attempt_frozen";

UPDATE "Attempt" a SET "origin" = 'exam', "idempotencyKey" = regexp_replace(a."idempotencyKey", '^esame-', '')
FROM "QuizItem" i JOIN "Exam" e ON e."quizId" = i."quizId" WHERE i."id" = a."quizItemId";

UPDATE "Attempt" a SET "origin" = 'diagnostic', "idempotencyKey" = regexp_replace(a."idempotencyKey", '^diagnosi-', '')
FROM "QuizItem" i JOIN "Diagnostic" d ON d."quizId" = i."quizId" WHERE i."id" = a."quizItemId";

UPDATE "Attempt" a SET "origin" = 'classroom', "idempotencyKey" = q."id"::text
FROM "ClassAnswer" c JOIN "ClassQuestion" q ON q."id" = c."questionId" JOIN "ClassPlayer" p ON p."id" = c."playerId"
WHERE a."quizItemId" IS NULL AND a."idempotencyKey" = 'aula-' || q."id" AND a."userId" = p."userId" AND a."itemId" = q."itemId"
  AND a."createdAt" = c."createdAt";

ALTER TABLE "Attempt" ENABLE TRIGGER "Attempt_frozen";
