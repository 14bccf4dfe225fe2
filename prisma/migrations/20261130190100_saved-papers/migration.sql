-- CreateTable
CREATE TABLE "SavedPaper" (
    "assignmentId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "scanId" UUID NOT NULL,
    "line" INTEGER NOT NULL,
    "readAt" TIMESTAMPTZ(3) NOT NULL,
    "savedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SavedPaper_pkey" PRIMARY KEY ("assignmentId","userId","scanId")
);

-- CreateIndex
CREATE INDEX "SavedPaper_userId_idx" ON "SavedPaper"("userId");

-- CreateIndex
CREATE INDEX "SavedPaper_scanId_idx" ON "SavedPaper"("scanId");

-- AddForeignKey
ALTER TABLE "SavedPaper" ADD CONSTRAINT "SavedPaper_assignmentId_fkey" FOREIGN KEY ("assignmentId") REFERENCES "Assignment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SavedPaper" ADD CONSTRAINT "SavedPaper_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What was saved until now is known by its answers.
INSERT INTO "SavedPaper" ("assignmentId", "userId", "scanId", "line", "readAt", "savedAt")
SELECT DISTINCT ON ("assignmentId", "userId", "scanId") "assignmentId", "userId", "scanId", "line", "at", "at" FROM "PaperAnswer";
