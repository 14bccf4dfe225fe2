-- CreateEnum
CREATE TYPE "ExceptionKind" AS ENUM ('time', 'attempts', 'excuse', 'mark');

-- CreateTable
CREATE TABLE "AssignmentException" (
    "id" UUID NOT NULL,
    "assignmentId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "kind" "ExceptionKind" NOT NULL,
    "dueAt" TIMESTAMPTZ(3),
    "closesAt" TIMESTAMPTZ(3),
    "attempts" INTEGER,
    "points" DOUBLE PRECISION,
    "outOf" INTEGER,
    "reason" TEXT NOT NULL DEFAULT '',
    "byId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "endedById" UUID,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "AssignmentException_pkey" PRIMARY KEY ("id")
);

-- More time that was given before: by whom and when was not kept.
INSERT INTO "AssignmentException" ("id", "assignmentId", "userId", "kind", "dueAt", "closesAt", "createdAt")
  SELECT gen_random_uuid(), "assignmentId", "userId", 'time', "dueAt", "closesAt", now() FROM "AssignmentExtension";

-- DropTable
DROP TABLE "AssignmentExtension";

-- CreateIndex
CREATE INDEX "AssignmentException_assignmentId_userId_idx" ON "AssignmentException"("assignmentId", "userId");

-- CreateIndex
CREATE INDEX "AssignmentException_userId_idx" ON "AssignmentException"("userId");

-- CreateIndex
CREATE INDEX "AssignmentException_byId_idx" ON "AssignmentException"("byId");

-- CreateIndex
CREATE INDEX "AssignmentException_endedById_idx" ON "AssignmentException"("endedById");

-- AddForeignKey
ALTER TABLE "AssignmentException" ADD CONSTRAINT "AssignmentException_assignmentId_fkey" FOREIGN KEY ("assignmentId") REFERENCES "Assignment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AssignmentException" ADD CONSTRAINT "AssignmentException_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema language cannot say.
CREATE UNIQUE INDEX "AssignmentException_in_force" ON "AssignmentException"("assignmentId", "userId", "kind") WHERE "endedAt" IS NULL;
ALTER TABLE "AssignmentException" ADD CONSTRAINT "AssignmentException_says" CHECK (
  ("kind" = 'time') = ("dueAt" IS NOT NULL OR "closesAt" IS NOT NULL)
  AND ("kind" = 'attempts') = ("attempts" IS NOT NULL)
  AND ("kind" = 'mark') = ("points" IS NOT NULL) AND ("points" IS NULL) = ("outOf" IS NULL));
ALTER TABLE "AssignmentException" ADD CONSTRAINT "AssignmentException_attempts" CHECK ("attempts" BETWEEN 1 AND 20);
ALTER TABLE "AssignmentException" ADD CONSTRAINT "AssignmentException_mark" CHECK ("points" >= 0 AND "points" <= "outOf" AND "outOf" BETWEEN 1 AND 1000);
ALTER TABLE "AssignmentException" ADD CONSTRAINT "AssignmentException_reason" CHECK (length("reason") <= 500 AND ("kind" NOT IN ('mark', 'excuse') OR "reason" <> ''));
