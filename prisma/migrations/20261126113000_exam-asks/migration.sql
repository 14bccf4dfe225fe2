-- CreateTable
CREATE TABLE "ExamAsk" (
    "quizItemId" UUID NOT NULL,
    "fact" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ExamAsk_pkey" PRIMARY KEY ("quizItemId","fact")
);

-- AddForeignKey
ALTER TABLE "ExamAsk" ADD CONSTRAINT "ExamAsk_quizItemId_fkey" FOREIGN KEY ("quizItemId") REFERENCES "QuizItem"("id") ON DELETE CASCADE ON UPDATE CASCADE;
