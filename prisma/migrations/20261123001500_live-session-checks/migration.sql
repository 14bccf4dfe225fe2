-- Every JSON value says its shape.
ALTER TABLE "ClassSession" ADD CONSTRAINT "ClassSession_json" CHECK ("settings" ? 'schema' AND "state" ? 'schema');
ALTER TABLE "ClassQuestion" ADD CONSTRAINT "ClassQuestion_json" CHECK ("shown" ? 'schema' AND "secret" ? 'schema');
ALTER TABLE "ClassEvent" ADD CONSTRAINT "ClassEvent_json" CHECK ("event" ? 'schema');
ALTER TABLE "ClassAnswer" ADD CONSTRAINT "ClassAnswer_json" CHECK ("answer" ? 'schema');

ALTER TABLE "ClassSession" ADD CONSTRAINT "ClassSession_title" CHECK (length("title") BETWEEN 1 AND 120);
-- A session that goes on has a code, one that has ended gives it back.
ALTER TABLE "ClassSession" ADD CONSTRAINT "ClassSession_code" CHECK (("code" IS NULL) = ("endedAt" IS NOT NULL));
-- A countdown is that of the question that takes answers.
ALTER TABLE "ClassSession" ADD CONSTRAINT "ClassSession_closesAt" CHECK ("closesAt" IS NULL OR "openQuestionId" IS NOT NULL);
ALTER TABLE "ClassQuestion" ADD CONSTRAINT "ClassQuestion_place" CHECK ("position" >= 1 AND "round" IN (1, 2));
ALTER TABLE "ClassEvent" ADD CONSTRAINT "ClassEvent_seq" CHECK ("seq" >= 1);
ALTER TABLE "ClassPlayer" ADD CONSTRAINT "ClassPlayer_nickname" CHECK (length("nickname") BETWEEN 1 AND 200 AND "folded" <> '');
ALTER TABLE "ClassAnswer" ADD CONSTRAINT "ClassAnswer_key" CHECK (length("idempotencyKey") BETWEEN 1 AND 100);
ALTER TABLE "ClassDoubt" ADD CONSTRAINT "ClassDoubt_step" CHECK ("step" >= 1);
ALTER TABLE "Deck" ADD CONSTRAINT "Deck_title" CHECK (length("title") BETWEEN 1 AND 120);
ALTER TABLE "OwnQuestion" ADD CONSTRAINT "OwnQuestion_title" CHECK (length("title") BETWEEN 1 AND 120);

-- What was asked, answered and done never changes: only when a question was told.
CREATE TRIGGER "ClassQuestion_frozen" BEFORE UPDATE ON "ClassQuestion" FOR EACH ROW
  WHEN (to_jsonb(OLD) - 'toldAt' IS DISTINCT FROM to_jsonb(NEW) - 'toldAt')
  EXECUTE FUNCTION "refuseChange"();
CREATE TRIGGER "ClassAnswer_frozen" BEFORE UPDATE ON "ClassAnswer" FOR EACH ROW EXECUTE FUNCTION "refuseChange"();
CREATE TRIGGER "ClassEvent_frozen" BEFORE UPDATE ON "ClassEvent" FOR EACH ROW EXECUTE FUNCTION "refuseChange"();
