-- AlterTable
ALTER TABLE "ClassSession" ADD COLUMN     "ballot" INTEGER;

-- CreateTable
CREATE TABLE "ClassWant" (
    "questionId" UUID NOT NULL,
    "ballot" INTEGER NOT NULL,
    "playerId" UUID NOT NULL,
    "fact" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ClassWant_pkey" PRIMARY KEY ("questionId","ballot","playerId")
);

-- CreateIndex
CREATE INDEX "ClassWant_playerId_idx" ON "ClassWant"("playerId");

-- AddForeignKey
ALTER TABLE "ClassWant" ADD CONSTRAINT "ClassWant_questionId_fkey" FOREIGN KEY ("questionId") REFERENCES "ClassQuestion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClassWant" ADD CONSTRAINT "ClassWant_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "ClassPlayer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "ClassWant" ADD CONSTRAINT "ClassWant_ballot" CHECK ("ballot" >= 1);
