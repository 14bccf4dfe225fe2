-- CreateEnum
CREATE TYPE "ReportKind" AS ENUM ('rules', 'missing', 'unclear', 'form', 'other');

-- CreateTable
CREATE TABLE "Report" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "kind" "ReportKind" NOT NULL,
    "sentence" TEXT NOT NULL,
    "itemId" TEXT,
    "template" TEXT,
    "rule" TEXT,
    "edition" TEXT NOT NULL,
    "record" JSONB NOT NULL,
    "quizItemId" UUID,
    "callId" UUID,
    "place" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "upheld" BOOLEAN,
    "reply" TEXT,
    "repliedAt" TIMESTAMPTZ(3),
    "seenAt" TIMESTAMPTZ(3),

    CONSTRAINT "Report_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WithdrawnTemplate" (
    "template" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "WithdrawnTemplate_pkey" PRIMARY KEY ("template")
);

-- CreateIndex
CREATE INDEX "Report_userId_createdAt_idx" ON "Report"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "Report_repliedAt_createdAt_idx" ON "Report"("repliedAt", "createdAt");

-- CreateIndex
CREATE INDEX "Report_quizItemId_idx" ON "Report"("quizItemId");

-- CreateIndex
CREATE INDEX "Report_callId_idx" ON "Report"("callId");

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_quizItemId_fkey" FOREIGN KEY ("quizItemId") REFERENCES "QuizItem"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_callId_fkey" FOREIGN KEY ("callId") REFERENCES "Call"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A report is about a question or about a passage, and is replied to whole or not at all.
ALTER TABLE "Report"
  ADD CONSTRAINT "Report_about_check" CHECK (("itemId" IS NULL) = ("template" IS NULL) AND ("itemId" IS NULL) <> ("rule" IS NULL)),
  ADD CONSTRAINT "Report_reply_check" CHECK (num_nonnulls("upheld", "reply", "repliedAt") IN (0, 3)),
  ADD CONSTRAINT "Report_sentence_check" CHECK ("sentence" <> '' AND length("sentence") <= 1000);
