-- AlterTable
ALTER TABLE "Assignment" ADD COLUMN     "removedAt" TIMESTAMPTZ(3);
