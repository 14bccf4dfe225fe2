-- A report may be about what stands in a lesson: a mistake, a table, which are of no rule.
ALTER TABLE "Report" DROP CONSTRAINT "Report_about_check";
ALTER TABLE "Report" ADD CONSTRAINT "Report_about_check" CHECK (
  ("itemId" IS NULL) = ("template" IS NULL)
  AND num_nonnulls("itemId", "rule") <= 1
  AND (num_nonnulls("itemId", "rule") = 1 OR "record" ->> 'of' = 'lesson')
) NOT VALID;
ALTER TABLE "Report" VALIDATE CONSTRAINT "Report_about_check";
