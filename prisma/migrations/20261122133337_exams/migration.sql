-- CreateTable
CREATE TABLE "Exam" (
    "quizId" UUID NOT NULL,
    "blueprint" TEXT NOT NULL,
    "plan" JSONB NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "deadlineAt" TIMESTAMPTZ(3),
    "submittedAt" TIMESTAMPTZ(3),
    "byClock" BOOLEAN NOT NULL DEFAULT false,
    "flagged" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "right" INTEGER,
    "passed" BOOLEAN,

    CONSTRAINT "Exam_pkey" PRIMARY KEY ("quizId")
);

-- CreateTable
CREATE TABLE "ExamChoice" (
    "id" UUID NOT NULL,
    "seq" BIGSERIAL NOT NULL,
    "quizItemId" UUID NOT NULL,
    "idempotencyKey" TEXT NOT NULL,
    "answer" JSONB NOT NULL,
    "late" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ExamChoice_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ExamChoice_seq_key" ON "ExamChoice"("seq");

-- CreateIndex
CREATE INDEX "ExamChoice_quizItemId_seq_idx" ON "ExamChoice"("quizItemId", "seq");

-- CreateIndex
CREATE UNIQUE INDEX "ExamChoice_quizItemId_idempotencyKey_key" ON "ExamChoice"("quizItemId", "idempotencyKey");

-- AddForeignKey
ALTER TABLE "Exam" ADD CONSTRAINT "Exam_quizId_fkey" FOREIGN KEY ("quizId") REFERENCES "Quiz"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ExamChoice" ADD CONSTRAINT "ExamChoice_quizItemId_fkey" FOREIGN KEY ("quizItemId") REFERENCES "QuizItem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A choice is kept for ever as it came.
CREATE TRIGGER "ExamChoice_frozen" BEFORE UPDATE ON "ExamChoice" FOR EACH ROW EXECUTE FUNCTION "refuseChange"();

-- Every JSON value says its shape.
ALTER TABLE "Exam" ADD CONSTRAINT "Exam_json" CHECK ("plan" ? 'schema');
ALTER TABLE "ExamChoice" ADD CONSTRAINT "ExamChoice_json" CHECK ("answer" ? 'schema');
