-- AlterTable
ALTER TABLE "ClassPlayer" ADD COLUMN     "seenAt" TIMESTAMPTZ(3);

-- Rows of players change while their pages are open: the new one lies beside the old one, and no index hears of it.
ALTER TABLE "ClassPlayer" SET (fillfactor = 70);
