-- CreateIndex
CREATE INDEX "Attempt_counted_idx" ON "Attempt"("userId", "createdAt", "right", "quizItemId", "seq");
