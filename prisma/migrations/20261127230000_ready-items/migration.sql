-- CreateTable
CREATE TABLE "ReadyItem" (
    "bank" TEXT NOT NULL,
    "itemId" TEXT NOT NULL,
    "template" TEXT NOT NULL,
    "claims" TEXT[],
    "estimate" DOUBLE PRECISION NOT NULL,
    "shown" JSONB NOT NULL,
    "secret" JSONB NOT NULL,
    "madeAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ReadyItem_pkey" PRIMARY KEY ("bank","itemId")
);

-- CreateIndex
CREATE INDEX "ReadyItem_bank_template_idx" ON "ReadyItem"("bank", "template");

-- CreateIndex
CREATE INDEX "ReadyItem_madeAt_idx" ON "ReadyItem"("madeAt");
