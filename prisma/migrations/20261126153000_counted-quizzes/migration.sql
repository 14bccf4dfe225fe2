-- AlterTable
ALTER TABLE "Quiz" ADD COLUMN     "answered" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "answeredAt" TIMESTAMPTZ(3),
ADD COLUMN     "right" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "total" INTEGER NOT NULL DEFAULT 0;

-- Both count anew what they are about: rows that are put in again, as from a backup, count once.
CREATE FUNCTION count_questions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Quiz" q SET "total" = c."total"
  FROM (SELECT i."quizId", count(*)::int AS "total" FROM "QuizItem" i
    WHERE i."quizId" IN (SELECT "quizId" FROM added) GROUP BY i."quizId") c
  WHERE q."id" = c."quizId" AND q."assignmentId" IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER "QuizItem_counted" AFTER INSERT ON "QuizItem" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_questions();

CREATE FUNCTION count_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Quiz" q SET "answered" = c."answered", "right" = c."right", "answeredAt" = c."at"
  FROM (SELECT i."quizId", count(*)::int AS "answered", count(*) FILTER (WHERE a."verdict" = 'right')::int AS "right", max(a."createdAt") AS "at"
    FROM "QuizItem" i JOIN "Attempt" a ON a."quizItemId" = i."id"
    WHERE i."quizId" IN (SELECT k."quizId" FROM added n JOIN "QuizItem" k ON k."id" = n."quizItemId") GROUP BY i."quizId") c
  WHERE q."id" = c."quizId" AND q."assignmentId" IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER "Attempt_counted" AFTER INSERT ON "Attempt" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_answers();

-- What was begun before.
UPDATE "Quiz" q SET "total" = c."total", "answered" = c."answered", "right" = c."right", "answeredAt" = c."at"
FROM (SELECT i."quizId", count(*)::int AS "total", count(a."id")::int AS "answered", count(a."id") FILTER (WHERE a."verdict" = 'right')::int AS "right",
    max(a."createdAt") AS "at"
  FROM "QuizItem" i JOIN "Quiz" k ON k."id" = i."quizId" LEFT JOIN "Attempt" a ON a."quizItemId" = i."id"
  WHERE k."assignmentId" IS NOT NULL GROUP BY i."quizId") c
WHERE q."id" = c."quizId";
