import 'server-only'
import { byName } from '#lib/base/by-name'
import type { Listed, Standing } from '#lib/courses/index'
import type { Db } from './client'

/** Somebody on the list of a course who has not come yet. */
export interface Waiting {
  readonly id: string
  readonly email: string
  readonly name: string | null
}

/** A list that was added to a course at once. */
export interface Batch {
  readonly batchId: string
  /** In ms since 1970. */
  readonly at: number
  readonly people: number
}

/** Who was put on the list of a course and has not come yet, by name, else by e-mail. */
export async function listWaiting(db: Db, courseId: string): Promise<readonly Waiting[]> {
  const rows = await db.rosterEntry.findMany({
    where: { courseId, userId: null },
    select: { id: true, email: true, name: true },
  })
  return rows.sort((a, b) => byName(a.name ?? a.email, b.name ?? b.email) || byName(a.email, b.email))
}

/** How many are on the lists of some courses and have not come yet; a course without any is left out. */
export async function countWaiting(db: Db, courseIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db.rosterEntry.groupBy({
    by: ['courseId'],
    where: { courseId: { in: [...courseIds] }, userId: null },
    _count: true,
  })
  return new Map(rows.map(({ courseId, _count }) => [courseId, _count]))
}

/** The lists that were added to a course, the newest first. */
export async function listBatches(db: Db, courseId: string): Promise<readonly Batch[]> {
  const rows = await db.rosterEntry.groupBy({
    by: ['batchId'],
    where: { courseId },
    _count: true,
    _min: { createdAt: true },
    orderBy: { _min: { createdAt: 'desc' } },
  })
  return rows.map(({ batchId, _count, _min }) => ({
    batchId,
    people: _count,
    at: _min.createdAt?.getTime() ?? 0,
  }))
}

/** How those of some e-mails (lower case) stand in a course; who is not in the answer is new to it. */
export async function standingOf(
  db: Db,
  courseId: string,
  emails: readonly string[],
): Promise<ReadonlyMap<string, Standing>> {
  const rows = await db.$queryRaw<{ email: string; standing: Standing }[]>`
    SELECT "email", 'waiting' AS "standing" FROM "RosterEntry"
    WHERE "courseId" = ${courseId}::uuid AND "userId" IS NULL AND "email" = ANY(${[...emails]})
    UNION ALL
    SELECT u."email", CASE WHEN m."removedAt" IS NULL THEN 'member' ELSE 'removed' END
    FROM "CourseMember" m JOIN "User" u ON u."id" = m."userId"
    WHERE m."courseId" = ${courseId}::uuid AND u."email" = ANY(${[...emails]})`
  return new Map(rows.map(({ email, standing }) => [email, standing]))
}

/** Puts people on the list of a course. Who was on it before, and was taken out of the course since, stands for this list now. */
export async function addEntries(
  db: Db,
  courseId: string,
  list: { readonly batchId: string; readonly people: readonly Listed[]; readonly at: number },
): Promise<void> {
  const rows = list.people.map(({ email, name }) => ({ email, name }))
  await db.$executeRaw`
    INSERT INTO "RosterEntry" ("id", "courseId", "batchId", "email", "name", "createdAt")
    SELECT gen_random_uuid(), ${courseId}::uuid, ${list.batchId}::uuid, p."email", p."name", ${new Date(list.at)}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS p("email" text, "name" text)
    ON CONFLICT ("courseId", "email") DO UPDATE
      SET "batchId" = excluded."batchId", "name" = excluded."name", "createdAt" = excluded."createdAt", "userId" = NULL`
}

/** Whom entries are claimed for: everybody of one course, or one person in every course. */
type Claim = { readonly courseId: string } | { readonly userId: string }

/**
 * Lets those into a course who are on its list and have proven that the e-mail is theirs. Who was removed comes back only with a list that
 * was added since.
 */
export async function claimEntries(db: Db, claim: Claim, at: number): Promise<void> {
  const courseId = 'courseId' in claim ? claim.courseId : null
  const userId = 'userId' in claim ? claim.userId : null
  await db.$executeRaw`
    WITH "claimed" AS (
      UPDATE "RosterEntry" e SET "userId" = u."id" FROM "User" u
      WHERE e."userId" IS NULL AND u."email" = e."email" AND u."kind" = 'account' AND u."emailVerifiedAt" IS NOT NULL
        AND (${courseId}::uuid IS NULL OR e."courseId" = ${courseId}::uuid)
        AND (${userId}::uuid IS NULL OR u."id" = ${userId}::uuid)
      RETURNING e."courseId", e."batchId", u."id" AS "userId")
    INSERT INTO "CourseMember" ("courseId", "userId", "role", "joinedAt", "batchId")
    SELECT "courseId", "userId", 'studente', ${new Date(at)}::timestamptz, "batchId" FROM "claimed"
    ON CONFLICT ("courseId", "userId") DO UPDATE SET "role" = 'studente', "removedAt" = NULL, "batchId" = excluded."batchId"
      WHERE "CourseMember"."removedAt" IS NOT NULL`
}

/**
 * Gives those who came off a list the name that stands there, where they had none. The first list that names somebody is believed; what
 * people call themselves always is.
 */
export async function nameClaimed(db: Db, claim: Claim): Promise<void> {
  const courseId = 'courseId' in claim ? claim.courseId : null
  const userId = 'userId' in claim ? claim.userId : null
  await db.$executeRaw`
    UPDATE "User" u SET "name" = e."name"
    FROM (
      SELECT DISTINCT ON ("userId") "userId", "name" FROM "RosterEntry"
      WHERE "userId" IS NOT NULL AND "name" IS NOT NULL
        AND (${courseId}::uuid IS NULL OR "courseId" = ${courseId}::uuid)
        AND (${userId}::uuid IS NULL OR "userId" = ${userId}::uuid)
      ORDER BY "userId", "createdAt") e
    WHERE u."id" = e."userId" AND u."name" IS NULL`
}

/** E-mails of those who are in a course or waited for, and have no name, among some (lower case). */
export async function namelessIn(db: Db, courseId: string, emails: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.$queryRaw<{ email: string }[]>`
    SELECT "email" FROM "RosterEntry"
    WHERE "courseId" = ${courseId}::uuid AND "userId" IS NULL AND "name" IS NULL AND "email" = ANY(${[...emails]})
    UNION
    SELECT u."email" FROM "CourseMember" m JOIN "User" u ON u."id" = m."userId"
    WHERE m."courseId" = ${courseId}::uuid AND m."removedAt" IS NULL AND u."name" IS NULL AND u."email" = ANY(${[...emails]})`
  return new Set(rows.map(({ email }) => email))
}

/** Gives a name to those who are in a course, or waited for, and have none. */
export async function nameThere(db: Db, courseId: string, people: readonly Listed[]): Promise<void> {
  const rows = JSON.stringify(people.map(({ email, name }) => ({ email, name })))
  await db.$executeRaw`
    WITH "list" AS (SELECT * FROM jsonb_to_recordset(${rows}::jsonb) AS p("email" text, "name" text)),
      "waiting" AS (
        UPDATE "RosterEntry" e SET "name" = p."name" FROM "list" p
        WHERE e."courseId" = ${courseId}::uuid AND e."userId" IS NULL AND e."name" IS NULL AND e."email" = p."email")
    UPDATE "User" u SET "name" = p."name" FROM "list" p, "CourseMember" m
    WHERE u."email" = p."email" AND u."name" IS NULL
      AND m."userId" = u."id" AND m."courseId" = ${courseId}::uuid AND m."removedAt" IS NULL`
}

/** The name under which somebody is waited for in a course, or null. */
export async function listedName(db: Db, courseId: string, email: string): Promise<string | null> {
  const row = await db.rosterEntry.findUnique({
    where: { courseId_email: { courseId, email } },
    select: { name: true },
  })
  return row?.name ?? null
}

/** Notes that who came by the link of a course is who was waited for under that e-mail. */
export async function markCome(db: Db, courseId: string, email: string, userId: string): Promise<void> {
  await db.rosterEntry.updateMany({ where: { courseId, email, userId: null }, data: { userId } })
}

/** Takes somebody who has not come off the list. */
export async function dropEntry(db: Db, courseId: string, entryId: string): Promise<void> {
  await db.rosterEntry.deleteMany({ where: { courseId, id: entryId, userId: null } })
}

/** Undoes a list: who has not come is off it, who came by it alone is out of the course. What they did stays theirs. Returns how many it was. */
export async function undoBatch(db: Db, courseId: string, batchId: string, at: number): Promise<number> {
  await db.courseMember.updateMany({
    where: { courseId, batchId, role: 'studente', removedAt: null },
    data: { removedAt: new Date(at), batchId: null },
  })
  return (await db.rosterEntry.deleteMany({ where: { courseId, batchId } })).count
}
