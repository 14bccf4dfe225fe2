-- CreateEnum
CREATE TYPE "CourseRole" AS ENUM ('formatore', 'studente');

-- CreateTable
CREATE TABLE "Course" (
    "id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "startsOn" DATE,
    "endsOn" DATE,
    "joinCode" TEXT,
    "archivedAt" TIMESTAMPTZ(3),
    "copiedFromId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Course_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CourseMember" (
    "courseId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "role" "CourseRole" NOT NULL,
    "joinedAt" TIMESTAMPTZ(3) NOT NULL,
    "removedAt" TIMESTAMPTZ(3),
    "sharesAll" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "CourseMember_pkey" PRIMARY KEY ("courseId","userId")
);

-- CreateIndex
CREATE UNIQUE INDEX "Course_joinCode_key" ON "Course"("joinCode");

-- CreateIndex
CREATE INDEX "Course_copiedFromId_idx" ON "Course"("copiedFromId");

-- CreateIndex
CREATE INDEX "CourseMember_userId_idx" ON "CourseMember"("userId");

-- AddForeignKey
ALTER TABLE "Course" ADD CONSTRAINT "Course_copiedFromId_fkey" FOREIGN KEY ("copiedFromId") REFERENCES "Course"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CourseMember" ADD CONSTRAINT "CourseMember_courseId_fkey" FOREIGN KEY ("courseId") REFERENCES "Course"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CourseMember" ADD CONSTRAINT "CourseMember_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema language cannot say.
ALTER TABLE "Course" ADD CONSTRAINT "Course_title" CHECK (length("title") BETWEEN 1 AND 120);
ALTER TABLE "Course" ADD CONSTRAINT "Course_dates" CHECK ("endsOn" >= "startsOn");
