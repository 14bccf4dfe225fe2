-- AlterTable
ALTER TABLE "Report" ADD COLUMN     "byCourse" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "courseId" UUID,
ADD COLUMN     "passedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "LeftOutQuestion" (
    "id" UUID NOT NULL,
    "assignmentId" UUID NOT NULL,
    "template" TEXT NOT NULL,
    "itemId" TEXT,
    "reason" TEXT NOT NULL,
    "byId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "endedById" UUID,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "LeftOutQuestion_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "LeftOutQuestion_assignmentId_template_idx" ON "LeftOutQuestion"("assignmentId", "template");

-- CreateIndex
CREATE INDEX "LeftOutQuestion_byId_idx" ON "LeftOutQuestion"("byId");

-- CreateIndex
CREATE INDEX "LeftOutQuestion_endedById_idx" ON "LeftOutQuestion"("endedById");

-- CreateIndex
CREATE INDEX "Report_courseId_createdAt_idx" ON "Report"("courseId", "createdAt");

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_courseId_fkey" FOREIGN KEY ("courseId") REFERENCES "Course"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LeftOutQuestion" ADD CONSTRAINT "LeftOutQuestion_assignmentId_fkey" FOREIGN KEY ("assignmentId") REFERENCES "Assignment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema language cannot say.
CREATE UNIQUE INDEX "LeftOutQuestion_in_force" ON "LeftOutQuestion"("assignmentId", "template", coalesce("itemId", '')) WHERE "endedAt" IS NULL;
ALTER TABLE "LeftOutQuestion" ADD CONSTRAINT "LeftOutQuestion_reason" CHECK (length("reason") BETWEEN 1 AND 600);
ALTER TABLE "Report" ADD CONSTRAINT "Report_by_course" CHECK (NOT "byCourse" OR "repliedAt" IS NOT NULL);
