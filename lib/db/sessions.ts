import 'server-only'
import type { Db } from './client'
import type { Person } from './users'

/** Where somebody is signed in. */
export interface SessionRow {
  readonly id: string
  readonly device: string
  readonly createdAt: Date
  readonly lastUsedAt: Date
}

/** The account that a session belongs to, with the last time the session was used; null when either is gone. Asked by every request. */
export async function findSession(
  db: Db,
  id: string,
): Promise<(Person & { readonly createdAt: Date; readonly lastUsedAt: Date }) | null> {
  const [found] = await db.$queryRaw<(Person & { createdAt: Date; lastUsedAt: Date })[]>`
    SELECT u."id", u."kind"::text, u."email", u."emailVerifiedAt", u."name", u."role"::text, u."sessionVersion", u."progressVersion",
      u."mergedIntoId", s."createdAt", s."lastUsedAt"
    FROM "Session" s JOIN "User" u ON u."id" = s."userId" WHERE s."id" = ${id}::uuid`
  return found ?? null
}

/** Forgets the sessions of a person that began at `oldest` or before. */
export async function forgetSessions(db: Db, userId: string, oldest: number): Promise<void> {
  await db.session.deleteMany({ where: { userId, createdAt: { lte: new Date(oldest) } } })
}

/** Notes that a session begins. Returns its id. */
export async function beginSession(db: Db, userId: string, device: string, at: number): Promise<string> {
  const now = new Date(at)
  const { id } = await db.session.create({
    data: { userId, device, createdAt: now, lastUsedAt: now },
    select: { id: true },
  })
  return id
}

/** Notes that a session is in use. */
export async function touchSession(db: Db, id: string, at: number): Promise<void> {
  await db.session.updateMany({ where: { id }, data: { lastUsedAt: new Date(at) } })
}

/** The sessions of a person, the last used first. */
export const sessionsOf = (db: Db, userId: string): Promise<readonly SessionRow[]> =>
  db.session.findMany({
    where: { userId },
    select: { id: true, device: true, createdAt: true, lastUsedAt: true },
    orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }],
  })

/** Ends one session of a person; false when there was none. */
export async function endSession(db: Db, userId: string, id: string): Promise<boolean> {
  return (await db.session.deleteMany({ where: { id, userId } })).count > 0
}

/** Ends every session of a person, those on their way included: a session that begins with the version of before is over too. */
export async function endAllSessions(db: Db, userId: string): Promise<void> {
  await db.user.update({ where: { id: userId }, data: { sessionVersion: { increment: 1 } } })
  await db.session.deleteMany({ where: { userId } })
}
