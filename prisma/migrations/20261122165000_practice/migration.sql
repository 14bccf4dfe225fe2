-- AlterTable
ALTER TABLE "Attempt" ADD COLUMN     "confidence" INTEGER,
ADD COLUMN     "difficulty" DOUBLE PRECISION,
ADD CONSTRAINT "Attempt_confidence" CHECK ("confidence" BETWEEN 1 AND 3);

-- A cache of another fold: every person's is folded again from the answers at the next look.
DELETE FROM "RuleProgress";

-- AlterTable
ALTER TABLE "RuleProgress" DROP COLUMN "lastRightOn",
DROP COLUMN "step",
ADD COLUMN     "difficulty" DOUBLE PRECISION NOT NULL,
ADD COLUMN     "metAt" TIMESTAMPTZ(3) NOT NULL,
ADD COLUMN     "stability" DOUBLE PRECISION NOT NULL;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "ability" DOUBLE PRECISION NOT NULL DEFAULT 0,
ADD COLUMN     "abilityAnswers" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "TemplateProgress" (
    "userId" UUID NOT NULL,
    "template" TEXT NOT NULL,
    "answers" INTEGER NOT NULL,
    "right" INTEGER NOT NULL,
    "lastAt" TIMESTAMPTZ(3) NOT NULL,
    "missed" BOOLEAN NOT NULL,
    "about" TEXT[],
    "beliefs" TEXT[],

    CONSTRAINT "TemplateProgress_pkey" PRIMARY KEY ("userId","template")
);

-- CreateTable
CREATE TABLE "TemplateRating" (
    "template" TEXT NOT NULL,
    "rating" DOUBLE PRECISION NOT NULL,
    "answers" INTEGER NOT NULL,

    CONSTRAINT "TemplateRating_pkey" PRIMARY KEY ("template")
);

-- CreateIndex
CREATE INDEX "Attempt_userId_template_itemId_idx" ON "Attempt"("userId", "template", "itemId");

-- AddForeignKey
ALTER TABLE "TemplateProgress" ADD CONSTRAINT "TemplateProgress_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
