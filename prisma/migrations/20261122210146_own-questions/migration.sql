-- CreateTable
CREATE TABLE "OwnQuestion" (
    "id" UUID NOT NULL,
    "authorId" UUID NOT NULL,
    "courseId" UUID,
    "title" TEXT NOT NULL,
    "draft" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "shown" JSONB,
    "secret" JSONB,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "changedAt" TIMESTAMPTZ(3) NOT NULL,
    "archivedAt" TIMESTAMPTZ(3),

    CONSTRAINT "OwnQuestion_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "OwnQuestion_authorId_createdAt_idx" ON "OwnQuestion"("authorId", "createdAt");

-- CreateIndex
CREATE INDEX "OwnQuestion_courseId_idx" ON "OwnQuestion"("courseId");

-- AddForeignKey
ALTER TABLE "OwnQuestion" ADD CONSTRAINT "OwnQuestion_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OwnQuestion" ADD CONSTRAINT "OwnQuestion_courseId_fkey" FOREIGN KEY ("courseId") REFERENCES "Course"("id") ON DELETE SET NULL ON UPDATE CASCADE;
