-- CreateTable
CREATE TABLE "ClassSession" (
    "id" UUID NOT NULL,
    "code" TEXT,
    "hostId" UUID NOT NULL,
    "courseId" UUID,
    "title" TEXT NOT NULL,
    "settings" JSONB NOT NULL,
    "state" JSONB NOT NULL,
    "seq" INTEGER NOT NULL DEFAULT 0,
    "openQuestionId" UUID,
    "closesAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ClassSession_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ClassQuestion" (
    "id" UUID NOT NULL,
    "sessionId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "round" INTEGER NOT NULL DEFAULT 1,
    "itemId" TEXT NOT NULL,
    "template" TEXT NOT NULL,
    "seed" TEXT NOT NULL,
    "shown" JSONB NOT NULL,
    "secret" JSONB NOT NULL,
    "toldAt" TIMESTAMPTZ(3),

    CONSTRAINT "ClassQuestion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ClassPlayer" (
    "id" UUID NOT NULL,
    "sessionId" UUID NOT NULL,
    "userId" UUID,
    "tokenHash" TEXT NOT NULL,
    "nickname" TEXT NOT NULL,
    "folded" TEXT NOT NULL,
    "joinedAt" TIMESTAMPTZ(3) NOT NULL,
    "kickedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ClassPlayer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ClassEvent" (
    "sessionId" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "event" JSONB NOT NULL,

    CONSTRAINT "ClassEvent_pkey" PRIMARY KEY ("sessionId","seq")
);

-- CreateTable
CREATE TABLE "ClassAnswer" (
    "questionId" UUID NOT NULL,
    "playerId" UUID NOT NULL,
    "idempotencyKey" TEXT NOT NULL,
    "answer" JSONB NOT NULL,
    "verdict" "Verdict" NOT NULL,
    "beliefs" TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ClassAnswer_pkey" PRIMARY KEY ("questionId","playerId")
);

-- CreateTable
CREATE TABLE "ClassDoubt" (
    "questionId" UUID NOT NULL,
    "playerId" UUID NOT NULL,
    "step" INTEGER NOT NULL,

    CONSTRAINT "ClassDoubt_pkey" PRIMARY KEY ("questionId","playerId","step")
);

-- CreateIndex
CREATE UNIQUE INDEX "ClassSession_code_key" ON "ClassSession"("code");

-- CreateIndex
CREATE INDEX "ClassSession_hostId_createdAt_idx" ON "ClassSession"("hostId", "createdAt");

-- CreateIndex
CREATE INDEX "ClassSession_courseId_createdAt_idx" ON "ClassSession"("courseId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "ClassQuestion_sessionId_position_round_key" ON "ClassQuestion"("sessionId", "position", "round");

-- CreateIndex
CREATE UNIQUE INDEX "ClassPlayer_tokenHash_key" ON "ClassPlayer"("tokenHash");

-- CreateIndex
CREATE INDEX "ClassPlayer_userId_idx" ON "ClassPlayer"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "ClassPlayer_sessionId_folded_key" ON "ClassPlayer"("sessionId", "folded");

-- CreateIndex
CREATE INDEX "ClassAnswer_playerId_idx" ON "ClassAnswer"("playerId");

-- CreateIndex
CREATE INDEX "ClassDoubt_playerId_idx" ON "ClassDoubt"("playerId");

-- AddForeignKey
ALTER TABLE "ClassSession" ADD CONSTRAINT "ClassSession_hostId_fkey" FOREIGN KEY ("hostId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClassSession" ADD CONSTRAINT "ClassSession_courseId_fkey" FOREIGN KEY ("courseId") REFERENCES "Course"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClassQuestion" ADD CONSTRAINT "ClassQuestion_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "ClassSession"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClassPlayer" ADD CONSTRAINT "ClassPlayer_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "ClassSession"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClassPlayer" ADD CONSTRAINT "ClassPlayer_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClassEvent" ADD CONSTRAINT "ClassEvent_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "ClassSession"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClassAnswer" ADD CONSTRAINT "ClassAnswer_questionId_fkey" FOREIGN KEY ("questionId") REFERENCES "ClassQuestion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClassAnswer" ADD CONSTRAINT "ClassAnswer_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "ClassPlayer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClassDoubt" ADD CONSTRAINT "ClassDoubt_questionId_fkey" FOREIGN KEY ("questionId") REFERENCES "ClassQuestion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClassDoubt" ADD CONSTRAINT "ClassDoubt_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "ClassPlayer"("id") ON DELETE CASCADE ON UPDATE CASCADE;
