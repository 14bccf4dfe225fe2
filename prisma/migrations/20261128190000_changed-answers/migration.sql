-- An answer of a live session may be changed while its question takes rulings, where the session lets people change their minds; whose it is,
-- and what it answers, never.
CREATE FUNCTION "refuseLockedAnswer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW."questionId", NEW."playerId") IS DISTINCT FROM (OLD."questionId", OLD."playerId") OR NOT EXISTS (
    SELECT FROM "ClassQuestion" q JOIN "ClassSession" s ON s."id" = q."sessionId"
    WHERE q."id" = OLD."questionId" AND s."openQuestionId" = q."id" AND s."ballot" IS NULL AND s."settings"->'changes' = 'true'
  ) THEN
    RAISE EXCEPTION '% rows are never changed once they are locked', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

DROP TRIGGER "ClassAnswer_frozen" ON "ClassAnswer";
CREATE TRIGGER "ClassAnswer_frozen" BEFORE UPDATE ON "ClassAnswer" FOR EACH ROW EXECUTE FUNCTION "refuseLockedAnswer"();
