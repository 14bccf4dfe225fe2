-- CreateTable
CREATE TABLE "HandMark" (
    "id" UUID NOT NULL,
    "assignmentId" UUID NOT NULL,
    "quizItemId" UUID NOT NULL,
    "itemId" TEXT NOT NULL,
    "points" DOUBLE PRECISION NOT NULL,
    "reason" TEXT NOT NULL,
    "byId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "endedById" UUID,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "HandMark_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "HandMark_assignmentId_idx" ON "HandMark"("assignmentId");

-- CreateIndex
CREATE INDEX "HandMark_quizItemId_idx" ON "HandMark"("quizItemId");

-- CreateIndex
CREATE INDEX "HandMark_byId_idx" ON "HandMark"("byId");

-- CreateIndex
CREATE INDEX "HandMark_endedById_idx" ON "HandMark"("endedById");

-- AddForeignKey
ALTER TABLE "HandMark" ADD CONSTRAINT "HandMark_assignmentId_fkey" FOREIGN KEY ("assignmentId") REFERENCES "Assignment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HandMark" ADD CONSTRAINT "HandMark_quizItemId_fkey" FOREIGN KEY ("quizItemId") REFERENCES "QuizItem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema language cannot say.
CREATE UNIQUE INDEX "HandMark_in_force" ON "HandMark"("quizItemId") WHERE "endedAt" IS NULL;
ALTER TABLE "HandMark" ADD CONSTRAINT "HandMark_points" CHECK ("points" >= 0 AND "points" <= 1 AND "points" * 4 = floor("points" * 4));
ALTER TABLE "HandMark" ADD CONSTRAINT "HandMark_reason" CHECK (length("reason") BETWEEN 1 AND 500);
