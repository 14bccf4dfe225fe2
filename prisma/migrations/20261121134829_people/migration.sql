-- CreateEnum
CREATE TYPE "Role" AS ENUM ('studente', 'formatore', 'amministratore');

-- CreateEnum
CREATE TYPE "UserKind" AS ENUM ('guest', 'account');

-- CreateEnum
CREATE TYPE "Verdict" AS ENUM ('right', 'wrong', 'wrongReason', 'gaveUp');

-- CreateEnum
CREATE TYPE "BeliefState" AS ENUM ('found', 'overcome');

-- CreateTable
CREATE TABLE "User" (
    "id" UUID NOT NULL,
    "kind" "UserKind" NOT NULL DEFAULT 'guest',
    "email" TEXT,
    "passwordHash" TEXT,
    "name" TEXT,
    "role" "Role" NOT NULL DEFAULT 'studente',
    "sessionVersion" INTEGER NOT NULL DEFAULT 0,
    "progressVersion" INTEGER NOT NULL DEFAULT 0,
    "mergedIntoId" UUID,
    "mergedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Quiz" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "seed" TEXT NOT NULL,
    "edition" TEXT NOT NULL,
    "wish" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Quiz_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "QuizItem" (
    "id" UUID NOT NULL,
    "quizId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "itemId" TEXT NOT NULL,
    "template" TEXT NOT NULL,
    "seed" TEXT NOT NULL,
    "shown" JSONB NOT NULL,
    "secret" JSONB NOT NULL,

    CONSTRAINT "QuizItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Attempt" (
    "id" UUID NOT NULL,
    "seq" BIGSERIAL NOT NULL,
    "userId" UUID NOT NULL,
    "quizItemId" UUID,
    "idempotencyKey" TEXT NOT NULL,
    "itemId" TEXT NOT NULL,
    "template" TEXT NOT NULL,
    "edition" TEXT NOT NULL,
    "snapshot" JSONB NOT NULL,
    "answer" JSONB NOT NULL,
    "verdict" "Verdict" NOT NULL,
    "right" BOOLEAN,
    "claims" TEXT[],
    "offered" TEXT[],
    "beliefs" TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Attempt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RuleProgress" (
    "userId" UUID NOT NULL,
    "rule" TEXT NOT NULL,
    "answers" INTEGER NOT NULL,
    "right" INTEGER NOT NULL,
    "hits" DOUBLE PRECISION NOT NULL,
    "weight" DOUBLE PRECISION NOT NULL,
    "step" INTEGER NOT NULL,
    "lastRightOn" INTEGER,
    "lastAt" TIMESTAMPTZ(3) NOT NULL,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RuleProgress_pkey" PRIMARY KEY ("userId","rule")
);

-- CreateTable
CREATE TABLE "BeliefProgress" (
    "userId" UUID NOT NULL,
    "belief" TEXT NOT NULL,
    "state" "BeliefState" NOT NULL,
    "times" INTEGER NOT NULL,
    "firstAt" TIMESTAMPTZ(3) NOT NULL,
    "lastAt" TIMESTAMPTZ(3) NOT NULL,
    "streak" INTEGER NOT NULL,
    "lastRightOn" INTEGER,
    "overcomeAt" TIMESTAMPTZ(3),

    CONSTRAINT "BeliefProgress_pkey" PRIMARY KEY ("userId","belief")
);

-- CreateTable
CREATE TABLE "RateLimit" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE INDEX "User_mergedIntoId_idx" ON "User"("mergedIntoId");

-- CreateIndex
CREATE INDEX "Quiz_userId_createdAt_idx" ON "Quiz"("userId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "QuizItem_quizId_position_key" ON "QuizItem"("quizId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "QuizItem_quizId_itemId_key" ON "QuizItem"("quizId", "itemId");

-- CreateIndex
CREATE UNIQUE INDEX "Attempt_seq_key" ON "Attempt"("seq");

-- CreateIndex
CREATE UNIQUE INDEX "Attempt_quizItemId_key" ON "Attempt"("quizItemId");

-- CreateIndex
CREATE INDEX "Attempt_userId_seq_idx" ON "Attempt"("userId", "seq");

-- CreateIndex
CREATE INDEX "Attempt_userId_itemId_idx" ON "Attempt"("userId", "itemId");

-- CreateIndex
CREATE UNIQUE INDEX "Attempt_userId_idempotencyKey_key" ON "Attempt"("userId", "idempotencyKey");

-- CreateIndex
CREATE INDEX "RuleProgress_userId_dueAt_idx" ON "RuleProgress"("userId", "dueAt");

-- CreateIndex
CREATE INDEX "RateLimit_expire_idx" ON "RateLimit"("expire");

-- AddForeignKey
ALTER TABLE "User" ADD CONSTRAINT "User_mergedIntoId_fkey" FOREIGN KEY ("mergedIntoId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Quiz" ADD CONSTRAINT "Quiz_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuizItem" ADD CONSTRAINT "QuizItem_quizId_fkey" FOREIGN KEY ("quizId") REFERENCES "Quiz"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Attempt" ADD CONSTRAINT "Attempt_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Attempt" ADD CONSTRAINT "Attempt_quizItemId_fkey" FOREIGN KEY ("quizItemId") REFERENCES "QuizItem"("id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RuleProgress" ADD CONSTRAINT "RuleProgress_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BeliefProgress" ADD CONSTRAINT "BeliefProgress_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema language cannot say.

-- An e-mail belongs to one person however it is typed; only accounts have one.
ALTER TABLE "User" ADD CONSTRAINT "User_email_lower" CHECK ("email" = lower("email"));
ALTER TABLE "User" ADD CONSTRAINT "User_email_account" CHECK ("kind" = 'guest' AND "email" IS NULL OR "kind" = 'account' AND "email" IS NOT NULL);
-- Only a guest is merged, into somebody else, once.
ALTER TABLE "User" ADD CONSTRAINT "User_merged" CHECK ("mergedIntoId" IS NULL OR "kind" = 'guest' AND "mergedIntoId" <> "id" AND "mergedAt" IS NOT NULL);

ALTER TABLE "QuizItem" ADD CONSTRAINT "QuizItem_position" CHECK ("position" >= 1);
ALTER TABLE "Attempt" ADD CONSTRAINT "Attempt_right" CHECK ("right" IS NOT DISTINCT FROM CASE "verdict" WHEN 'gaveUp' THEN NULL ELSE "verdict" = 'right' END);
ALTER TABLE "Attempt" ADD CONSTRAINT "Attempt_key" CHECK (length("idempotencyKey") BETWEEN 1 AND 100);

-- Every JSON value says its shape.
ALTER TABLE "Quiz" ADD CONSTRAINT "Quiz_json" CHECK ("wish" ? 'schema');
ALTER TABLE "QuizItem" ADD CONSTRAINT "QuizItem_json" CHECK ("shown" ? 'schema' AND "secret" ? 'schema');
ALTER TABLE "Attempt" ADD CONSTRAINT "Attempt_json" CHECK ("snapshot" ? 'schema' AND "answer" ? 'schema');

-- What was asked and what was answered never change: only whose they are, when a guest becomes somebody.
CREATE FUNCTION "refuseChange"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% rows are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER "Attempt_frozen" BEFORE UPDATE ON "Attempt" FOR EACH ROW
  WHEN (to_jsonb(OLD) - 'userId' - 'idempotencyKey' IS DISTINCT FROM to_jsonb(NEW) - 'userId' - 'idempotencyKey')
  EXECUTE FUNCTION "refuseChange"();

CREATE TRIGGER "QuizItem_frozen" BEFORE UPDATE ON "QuizItem" FOR EACH ROW EXECUTE FUNCTION "refuseChange"();
