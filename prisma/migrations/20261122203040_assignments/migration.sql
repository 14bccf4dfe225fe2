-- CreateEnum
CREATE TYPE "AssignmentKind" AS ENUM ('lezioni', 'esercizio', 'esame');

-- AlterTable
ALTER TABLE "CourseMember" ADD COLUMN     "batchId" UUID;

-- AlterTable
ALTER TABLE "Exam" ADD COLUMN     "tellsAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Quiz" ADD COLUMN     "assignmentId" UUID;

-- CreateTable
CREATE TABLE "RosterEntry" (
    "id" UUID NOT NULL,
    "courseId" UUID NOT NULL,
    "batchId" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT,
    "userId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RosterEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CourseLesson" (
    "courseId" UUID NOT NULL,
    "lesson" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "dueOn" DATE,

    CONSTRAINT "CourseLesson_pkey" PRIMARY KEY ("courseId","lesson")
);

-- CreateTable
CREATE TABLE "Assignment" (
    "id" UUID NOT NULL,
    "courseId" UUID NOT NULL,
    "kind" "AssignmentKind" NOT NULL,
    "title" TEXT NOT NULL,
    "task" JSONB NOT NULL,
    "opensAt" TIMESTAMPTZ(3),
    "dueAt" TIMESTAMPTZ(3),
    "closesAt" TIMESTAMPTZ(3),
    "attempts" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Assignment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AssignmentExtension" (
    "assignmentId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "dueAt" TIMESTAMPTZ(3),
    "closesAt" TIMESTAMPTZ(3),

    CONSTRAINT "AssignmentExtension_pkey" PRIMARY KEY ("assignmentId","userId")
);

-- CreateTable
CREATE TABLE "CalendarFeed" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "hash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CalendarFeed_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "RosterEntry_email_idx" ON "RosterEntry"("email");

-- CreateIndex
CREATE INDEX "RosterEntry_userId_idx" ON "RosterEntry"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "RosterEntry_courseId_email_key" ON "RosterEntry"("courseId", "email");

-- CreateIndex
CREATE INDEX "Assignment_courseId_idx" ON "Assignment"("courseId");

-- CreateIndex
CREATE INDEX "AssignmentExtension_userId_idx" ON "AssignmentExtension"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "CalendarFeed_userId_key" ON "CalendarFeed"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "CalendarFeed_hash_key" ON "CalendarFeed"("hash");

-- CreateIndex
CREATE INDEX "Quiz_assignmentId_idx" ON "Quiz"("assignmentId");

-- AddForeignKey
ALTER TABLE "Quiz" ADD CONSTRAINT "Quiz_assignmentId_fkey" FOREIGN KEY ("assignmentId") REFERENCES "Assignment"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RosterEntry" ADD CONSTRAINT "RosterEntry_courseId_fkey" FOREIGN KEY ("courseId") REFERENCES "Course"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RosterEntry" ADD CONSTRAINT "RosterEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CourseLesson" ADD CONSTRAINT "CourseLesson_courseId_fkey" FOREIGN KEY ("courseId") REFERENCES "Course"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Assignment" ADD CONSTRAINT "Assignment_courseId_fkey" FOREIGN KEY ("courseId") REFERENCES "Course"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AssignmentExtension" ADD CONSTRAINT "AssignmentExtension_assignmentId_fkey" FOREIGN KEY ("assignmentId") REFERENCES "Assignment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AssignmentExtension" ADD CONSTRAINT "AssignmentExtension_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CalendarFeed" ADD CONSTRAINT "CalendarFeed_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema language cannot say.
ALTER TABLE "RosterEntry" ADD CONSTRAINT "RosterEntry_email_lower" CHECK ("email" = lower("email"));
ALTER TABLE "Assignment" ADD CONSTRAINT "Assignment_title" CHECK (length("title") BETWEEN 1 AND 120);
ALTER TABLE "Assignment" ADD CONSTRAINT "Assignment_json" CHECK ("task" ? 'schema');
ALTER TABLE "Assignment" ADD CONSTRAINT "Assignment_attempts" CHECK ("attempts" >= 1);
ALTER TABLE "Assignment" ADD CONSTRAINT "Assignment_times" CHECK ("opensAt" <= "dueAt" AND "dueAt" <= "closesAt" AND "opensAt" <= "closesAt");
