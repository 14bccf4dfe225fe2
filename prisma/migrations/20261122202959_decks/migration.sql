-- CreateTable
CREATE TABLE "Deck" (
    "id" UUID NOT NULL,
    "ownerId" UUID NOT NULL,
    "courseId" UUID,
    "title" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "archivedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Deck_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DeckItem" (
    "id" UUID NOT NULL,
    "deckId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "itemId" TEXT NOT NULL,
    "template" TEXT NOT NULL,
    "seed" TEXT NOT NULL,
    "shown" JSONB NOT NULL,
    "secret" JSONB NOT NULL,
    "removedAt" TIMESTAMPTZ(3),

    CONSTRAINT "DeckItem_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Deck_ownerId_createdAt_idx" ON "Deck"("ownerId", "createdAt");

-- CreateIndex
CREATE INDEX "Deck_courseId_idx" ON "Deck"("courseId");

-- CreateIndex
CREATE INDEX "DeckItem_deckId_position_idx" ON "DeckItem"("deckId", "position");

-- AddForeignKey
ALTER TABLE "Deck" ADD CONSTRAINT "Deck_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Deck" ADD CONSTRAINT "Deck_courseId_fkey" FOREIGN KEY ("courseId") REFERENCES "Course"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DeckItem" ADD CONSTRAINT "DeckItem_deckId_fkey" FOREIGN KEY ("deckId") REFERENCES "Deck"("id") ON DELETE CASCADE ON UPDATE CASCADE;
