-- AlterTable
ALTER TABLE "User" ADD COLUMN     "asksToTeachAt" TIMESTAMPTZ(3);
