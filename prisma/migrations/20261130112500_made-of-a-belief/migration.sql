-- AlterTable
ALTER TABLE "ClassSession" ADD COLUMN     "belief" TEXT;

-- AlterTable
ALTER TABLE "Deck" ADD COLUMN     "belief" TEXT;
