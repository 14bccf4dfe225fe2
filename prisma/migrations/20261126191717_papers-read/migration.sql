-- AlterTable
ALTER TABLE "OwnQuestion" ADD COLUMN     "situationOf" UUID;

-- CreateTable
CREATE TABLE "SheetScan" (
    "id" UUID NOT NULL,
    "sheetId" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "readAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SheetScan_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "SheetScan_sheetId_readAt_idx" ON "SheetScan"("sheetId", "readAt");

-- AddForeignKey
ALTER TABLE "SheetScan" ADD CONSTRAINT "SheetScan_sheetId_fkey" FOREIGN KEY ("sheetId") REFERENCES "Sheet"("id") ON DELETE CASCADE ON UPDATE CASCADE;
