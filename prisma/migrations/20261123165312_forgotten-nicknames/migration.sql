-- What happened in a live session never changes, but for what somebody was called who has left the site.
DROP TRIGGER "ClassEvent_frozen" ON "ClassEvent";
CREATE TRIGGER "ClassEvent_frozen" BEFORE UPDATE ON "ClassEvent" FOR EACH ROW
  WHEN (to_jsonb(NEW) IS DISTINCT FROM jsonb_set(to_jsonb(OLD), '{event,nickname}', '""', false))
  EXECUTE FUNCTION "refuseChange"();
