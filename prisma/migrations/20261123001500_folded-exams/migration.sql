-- AlterTable
ALTER TABLE "Exam" ADD COLUMN     "folded" BOOLEAN NOT NULL DEFAULT true;

-- What answers say of somebody is folded once their score is told; until now it was folded as they were handed in.
UPDATE "Exam" SET "folded" = false WHERE "plan" #>> '{blueprint,scores}' <> 'end';

-- Almost all are folded: those that are not are few.
CREATE INDEX "Exam_unfolded_idx" ON "Exam" ("quizId") WHERE NOT "folded";
