-- AlterTable
ALTER TABLE "Attempt" ADD COLUMN     "about" TEXT[];
