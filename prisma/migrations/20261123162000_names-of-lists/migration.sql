-- Who came off a list that named them, before lists gave names, has that name now; whoever has a name keeps it.
UPDATE "User" u SET "name" = e."name"
FROM (
  SELECT DISTINCT ON ("userId") "userId", "name" FROM "RosterEntry"
  WHERE "userId" IS NOT NULL AND "name" IS NOT NULL ORDER BY "userId", "createdAt") e
WHERE u."id" = e."userId" AND u."name" IS NULL;
