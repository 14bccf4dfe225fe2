-- AlterTable
ALTER TABLE "AssignmentException" ADD COLUMN     "minutes" INTEGER;

-- More time may be more minutes alone: the site before this reads such a row as other times that are everybody's.
ALTER TABLE "AssignmentException" DROP CONSTRAINT "AssignmentException_says";
ALTER TABLE "AssignmentException" ADD CONSTRAINT "AssignmentException_says" CHECK (
  ("kind" = 'time') = ("dueAt" IS NOT NULL OR "closesAt" IS NOT NULL OR "minutes" IS NOT NULL)
  AND ("kind" = 'attempts') = ("attempts" IS NOT NULL)
  AND ("kind" = 'mark') = ("points" IS NOT NULL) AND ("points" IS NULL) = ("outOf" IS NULL));
ALTER TABLE "AssignmentException" ADD CONSTRAINT "AssignmentException_minutes" CHECK ("minutes" BETWEEN 1 AND 1440);
