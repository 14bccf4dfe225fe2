-- AlterTable
ALTER TABLE "User" ADD COLUMN     "askingClosedAt" TIMESTAMPTZ(3);
