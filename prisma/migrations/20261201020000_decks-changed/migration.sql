-- AlterTable
ALTER TABLE "Deck" ADD COLUMN "changedAt" TIMESTAMPTZ(3);

-- Of what was put into a deck until now no time is kept: only of what was taken out.
UPDATE "Deck" d SET "changedAt" = greatest(d."createdAt", (SELECT max(i."removedAt") FROM "DeckItem" i WHERE i."deckId" = d."id"));

-- A process of the release before knows nothing of it and goes on making decks.
-- AlterTable
ALTER TABLE "Deck" ALTER COLUMN "changedAt" SET NOT NULL,
ALTER COLUMN "changedAt" SET DEFAULT CURRENT_TIMESTAMP;
