-- CreateTable
CREATE TABLE "PaperAnswer" (
    "assignmentId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "scanId" UUID NOT NULL,
    "line" INTEGER NOT NULL,
    "itemId" TEXT NOT NULL,
    "template" TEXT NOT NULL,
    "verdict" "Verdict" NOT NULL,
    "claims" TEXT[],
    "offered" TEXT[],
    "beliefs" TEXT[],
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PaperAnswer_pkey" PRIMARY KEY ("assignmentId","userId","position")
);

-- CreateIndex
CREATE INDEX "PaperAnswer_userId_idx" ON "PaperAnswer"("userId");

-- CreateIndex
CREATE INDEX "PaperAnswer_scanId_idx" ON "PaperAnswer"("scanId");

-- AddForeignKey
ALTER TABLE "PaperAnswer" ADD CONSTRAINT "PaperAnswer_assignmentId_fkey" FOREIGN KEY ("assignmentId") REFERENCES "Assignment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaperAnswer" ADD CONSTRAINT "PaperAnswer_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaperAnswer" ADD CONSTRAINT "PaperAnswer_scanId_fkey" FOREIGN KEY ("scanId") REFERENCES "SheetScan"("id") ON DELETE CASCADE ON UPDATE CASCADE;
