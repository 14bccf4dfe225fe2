import 'server-only'
import type { Db } from './client'

/** What a person's calendar address is made from; null where they have none. */
export async function findFeed(db: Db, userId: string): Promise<string | null> {
  return (await db.calendarFeed.findUnique({ where: { userId }, select: { id: true } }))?.id ?? null
}

/** Gives a person a calendar address, in the place of the one before. */
export async function setFeed(
  db: Db,
  userId: string,
  feed: { readonly id: string; readonly hash: string; readonly at: number },
): Promise<void> {
  const row = { id: feed.id, hash: feed.hash, createdAt: new Date(feed.at) }
  await db.calendarFeed.upsert({ where: { userId }, create: { userId, ...row }, update: row })
}

/** Whose calendar address has this hash; null for nobody's. */
export async function feedOwner(db: Db, hash: string): Promise<string | null> {
  return (await db.calendarFeed.findUnique({ where: { hash }, select: { userId: true } }))?.userId ?? null
}
