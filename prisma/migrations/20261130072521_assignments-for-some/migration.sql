-- AlterTable
ALTER TABLE "Assignment" ADD COLUMN     "forSome" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "AssignmentPerson" (
    "assignmentId" UUID NOT NULL,
    "userId" UUID NOT NULL,

    CONSTRAINT "AssignmentPerson_pkey" PRIMARY KEY ("assignmentId","userId")
);

-- CreateIndex
CREATE INDEX "AssignmentPerson_userId_idx" ON "AssignmentPerson"("userId");

-- AddForeignKey
ALTER TABLE "AssignmentPerson" ADD CONSTRAINT "AssignmentPerson_assignmentId_fkey" FOREIGN KEY ("assignmentId") REFERENCES "Assignment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AssignmentPerson" ADD CONSTRAINT "AssignmentPerson_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
