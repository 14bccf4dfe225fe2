-- DropIndex
DROP INDEX "RuleProgress_userId_dueAt_idx";

-- CreateIndex
CREATE INDEX "RuleProgress_rule_userId_idx" ON "RuleProgress"("rule", "userId");

-- CreateIndex
CREATE INDEX "BeliefProgress_belief_userId_idx" ON "BeliefProgress"("belief", "userId");

-- Rows that every answer changes have room beside them, so that the new one lies on the same page and no index hears of it; what is dead is cleared away
-- before it is a fifth of the table.
ALTER TABLE "RuleProgress" SET (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05);
ALTER TABLE "BeliefProgress" SET (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05);
ALTER TABLE "TemplateProgress" SET (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05);
ALTER TABLE "TemplateRating" SET (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05);
ALTER TABLE "User" SET (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05);
ALTER TABLE "Quiz" SET (fillfactor = 90);

-- Answers only come: their table is looked through for what is visible to all, which index-only scans live by, after a fiftieth more of them.
ALTER TABLE "Attempt" SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
ALTER TABLE "QuizItem" SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
