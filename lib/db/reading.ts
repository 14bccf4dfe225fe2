import 'server-only'
import type { Db } from './client'

/** A section of a lesson, by their addresses, and a moment in ms since 1970. */
export interface Passage {
  readonly lesson: string
  readonly section: string
  readonly at: number
}

/** What somebody has read. */
export interface Reading {
  readonly read: readonly Passage[]
  /** Where reading stopped: one per lesson at most. */
  readonly places: readonly Passage[]
}

/** All that a person has read. */
export async function loadReading(db: Db, userId: string): Promise<Reading> {
  const [read, places] = await Promise.all([
    db.sectionRead.findMany({ where: { userId }, select: { lesson: true, section: true, readAt: true } }),
    db.readingPlace.findMany({ where: { userId }, select: { lesson: true, section: true, at: true } }),
  ])
  return {
    read: read.map(({ readAt, ...section }) => ({ ...section, at: readAt.getTime() })),
    places: places.map((place) => ({ ...place, at: place.at.getTime() })),
  }
}

/** Notes sections as read. One that was read before stays as it is. */
export async function markRead(db: Db, userId: string, read: readonly Passage[]): Promise<void> {
  await db.sectionRead.createMany({
    data: read.map(({ lesson, section, at }) => ({ userId, lesson, section, readAt: new Date(at) })),
    skipDuplicates: true,
  })
}

/** Notes sections as not read. */
export async function markUnread(db: Db, userId: string, unread: readonly Omit<Passage, 'at'>[]): Promise<void> {
  const OR = unread.map(({ lesson, section }) => ({ lesson, section }))
  if (OR.length > 0) await db.sectionRead.deleteMany({ where: { userId, OR } })
}

/** Notes where reading stopped, unless a later place in the same lesson is known. One place per lesson. */
export async function keepPlaces(db: Db, userId: string, places: readonly Passage[]): Promise<void> {
  const rows = places.map(({ at, ...place }) => ({ ...place, at: new Date(at).toISOString() }))
  await db.$executeRaw`
    INSERT INTO "ReadingPlace" ("userId", "lesson", "section", "at")
    SELECT ${userId}::uuid, p."lesson", p."section", p."at"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS p("lesson" text, "section" text, "at" timestamptz)
    ON CONFLICT ("userId", "lesson") DO UPDATE SET "section" = excluded."section", "at" = excluded."at"
    WHERE excluded."at" >= "ReadingPlace"."at"`
}

/** Gives what a guest read to an account: what both read counts once, since the first time; of two places the later one stays. */
export async function moveReading(db: Db, fromId: string, toId: string): Promise<void> {
  await db.$executeRaw`
    WITH "moved" AS (DELETE FROM "SectionRead" WHERE "userId" = ${fromId}::uuid RETURNING "lesson", "section", "readAt")
    INSERT INTO "SectionRead" ("userId", "lesson", "section", "readAt")
    SELECT ${toId}::uuid, "lesson", "section", "readAt" FROM "moved"
    ON CONFLICT ("userId", "lesson", "section") DO UPDATE SET "readAt" = least("SectionRead"."readAt", excluded."readAt")`
  await db.$executeRaw`
    WITH "moved" AS (DELETE FROM "ReadingPlace" WHERE "userId" = ${fromId}::uuid RETURNING "lesson", "section", "at")
    INSERT INTO "ReadingPlace" ("userId", "lesson", "section", "at")
    SELECT ${toId}::uuid, "lesson", "section", "at" FROM "moved"
    ON CONFLICT ("userId", "lesson") DO UPDATE SET "section" = excluded."section", "at" = excluded."at"
    WHERE excluded."at" > "ReadingPlace"."at"`
}

/** When some people read the sections of some lessons. */
export async function listReadOf(
  db: Db,
  userIds: readonly string[],
  lessons: readonly string[],
): Promise<readonly (Passage & { readonly userId: string })[]> {
  const rows = await db.sectionRead.findMany({ where: { userId: { in: [...userIds] }, lesson: { in: [...lessons] } } })
  return rows.map(({ readAt, ...section }) => ({ ...section, at: readAt.getTime() }))
}
