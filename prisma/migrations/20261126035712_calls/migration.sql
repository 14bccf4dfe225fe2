-- CreateTable
CREATE TABLE "Call" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "callId" TEXT NOT NULL,
    "seed" TEXT NOT NULL,
    "secret" JSONB NOT NULL,
    "asked" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "ruling" TEXT,
    "ruledAt" TIMESTAMPTZ(3),

    CONSTRAINT "Call_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Call_userId_startedAt_idx" ON "Call"("userId", "startedAt");

-- AddForeignKey
ALTER TABLE "Call" ADD CONSTRAINT "Call_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
