-- CreateTable
CREATE TABLE "Sheet" (
    "id" UUID NOT NULL,
    "ownerId" UUID NOT NULL,
    "deckId" UUID,
    "blueprint" TEXT,
    "title" TEXT NOT NULL,
    "edition" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "openAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Sheet_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SheetItem" (
    "sheetId" UUID NOT NULL,
    "variant" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "itemId" TEXT NOT NULL,
    "template" TEXT NOT NULL,
    "seed" TEXT NOT NULL,
    "shown" JSONB NOT NULL,
    "secret" JSONB NOT NULL,

    CONSTRAINT "SheetItem_pkey" PRIMARY KEY ("sheetId","variant","position")
);

-- CreateIndex
CREATE UNIQUE INDEX "Sheet_token_key" ON "Sheet"("token");

-- CreateIndex
CREATE INDEX "Sheet_ownerId_createdAt_idx" ON "Sheet"("ownerId", "createdAt");

-- CreateIndex
CREATE INDEX "Sheet_deckId_idx" ON "Sheet"("deckId");

-- AddForeignKey
ALTER TABLE "Sheet" ADD CONSTRAINT "Sheet_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Sheet" ADD CONSTRAINT "Sheet_deckId_fkey" FOREIGN KEY ("deckId") REFERENCES "Deck"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SheetItem" ADD CONSTRAINT "SheetItem_sheetId_fkey" FOREIGN KEY ("sheetId") REFERENCES "Sheet"("id") ON DELETE CASCADE ON UPDATE CASCADE;
