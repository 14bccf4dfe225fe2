-- Every value says of which shape it is.
ALTER TABLE "DeckItem" ADD CONSTRAINT "DeckItem_json" CHECK ("shown" ? 'schema' AND "secret" ? 'schema');
ALTER TABLE "SheetItem" ADD CONSTRAINT "SheetItem_json" CHECK ("shown" ? 'schema' AND "secret" ? 'schema');
ALTER TABLE "OwnQuestion" ADD CONSTRAINT "OwnQuestion_json" CHECK (
  "draft" ? 'schema' AND ("shown" IS NULL OR "shown" ? 'schema') AND ("secret" IS NULL OR "secret" ? 'schema')
);
-- A question of one's own is whole, or a draft alone.
ALTER TABLE "OwnQuestion" ADD CONSTRAINT "OwnQuestion_whole" CHECK (("shown" IS NULL) = ("secret" IS NULL) AND ("shown" IS NULL) = ("version" = 0));
