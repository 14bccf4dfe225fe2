-- CreateTable
CREATE TABLE "Diagnostic" (
    "quizId" UUID NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "finishedAt" TIMESTAMPTZ(3),
    "areas" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "Diagnostic_pkey" PRIMARY KEY ("quizId")
);

-- AddForeignKey
ALTER TABLE "Diagnostic" ADD CONSTRAINT "Diagnostic_quizId_fkey" FOREIGN KEY ("quizId") REFERENCES "Quiz"("id") ON DELETE CASCADE ON UPDATE CASCADE;
