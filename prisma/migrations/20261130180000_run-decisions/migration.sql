-- CreateEnum
CREATE TYPE "RunDecisionKind" AS ENUM ('handIn', 'annul');

-- AlterTable
ALTER TABLE "Quiz" ADD COLUMN     "annulledAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "RunDecision" (
    "id" UUID NOT NULL,
    "assignmentId" UUID NOT NULL,
    "quizId" UUID NOT NULL,
    "kind" "RunDecisionKind" NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "byId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "endedById" UUID,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "RunDecision_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "RunDecision_assignmentId_idx" ON "RunDecision"("assignmentId");

-- CreateIndex
CREATE INDEX "RunDecision_quizId_idx" ON "RunDecision"("quizId");

-- CreateIndex
CREATE INDEX "RunDecision_byId_idx" ON "RunDecision"("byId");

-- CreateIndex
CREATE INDEX "RunDecision_endedById_idx" ON "RunDecision"("endedById");

-- AddForeignKey
ALTER TABLE "RunDecision" ADD CONSTRAINT "RunDecision_assignmentId_fkey" FOREIGN KEY ("assignmentId") REFERENCES "Assignment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RunDecision" ADD CONSTRAINT "RunDecision_quizId_fkey" FOREIGN KEY ("quizId") REFERENCES "Quiz"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema language cannot say.
CREATE UNIQUE INDEX "RunDecision_in_force" ON "RunDecision"("quizId", "kind") WHERE "endedAt" IS NULL;
ALTER TABLE "RunDecision" ADD CONSTRAINT "RunDecision_reason" CHECK (length("reason") <= 500 AND ("kind" = 'handIn' OR length("reason") > 0));
-- What is handed in stays so.
ALTER TABLE "RunDecision" ADD CONSTRAINT "RunDecision_ended" CHECK ("kind" = 'annul' OR "endedAt" IS NULL);
-- What counts for nothing is looked for by whose it is, among many that count.
CREATE INDEX "Quiz_annulled" ON "Quiz"("userId") WHERE "annulledAt" IS NOT NULL;

-- Until now only what was begun of one's own accord was closed. Code from before this closes nothing else, and reads what is closed as it did.
ALTER TABLE "Quiz" DROP CONSTRAINT "Quiz_closed_own_check";
