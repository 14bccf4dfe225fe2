-- AlterTable
ALTER TABLE "Assignment" ADD COLUMN     "missingAsZero" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "weight" DOUBLE PRECISION NOT NULL DEFAULT 1;

ALTER TABLE "Assignment" ADD CONSTRAINT "Assignment_weight" CHECK ("weight" BETWEEN 0 AND 10);
