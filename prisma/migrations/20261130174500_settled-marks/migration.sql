-- CreateTable
CREATE TABLE "SettledMark" (
    "scanId" UUID NOT NULL,
    "line" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "given" TEXT NOT NULL,
    "byId" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SettledMark_pkey" PRIMARY KEY ("scanId","line","position")
);

-- CreateIndex
CREATE INDEX "SettledMark_byId_idx" ON "SettledMark"("byId");

-- AddForeignKey
ALTER TABLE "SettledMark" ADD CONSTRAINT "SettledMark_scanId_fkey" FOREIGN KEY ("scanId") REFERENCES "SheetScan"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SettledMark" ADD CONSTRAINT "SettledMark_byId_fkey" FOREIGN KEY ("byId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
