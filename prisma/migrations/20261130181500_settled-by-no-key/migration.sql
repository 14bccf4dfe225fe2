-- DropForeignKey
ALTER TABLE "SettledMark" DROP CONSTRAINT "SettledMark_byId_fkey";
