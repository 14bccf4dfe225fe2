import 'server-only'
import { Prisma } from '#generated/client'
import { forgetNicknames } from './classroom/players'
import { type Db, transaction } from './client'

/** Until when rows are kept that nobody erases: what began, ended or ran out at these times or before is over. In ms since 1970. */
export interface Over {
  readonly guests: number
  readonly sessions: number
  readonly classes: number
  readonly waiting: number
  readonly links: number
  readonly counters: number
}

/** What one kind of rows is called in the log, and how at most `n` of them are deleted. */
type Sweep = readonly [name: string, some: (db: Db, over: Over, n: number) => Promise<number>]

const time = (ms: number): Date => new Date(ms)

const SWEEPS: readonly Sweep[] = [
  [
    'guests',
    async (db, { guests }, n) => {
      // Locked and looked at again: one who becomes an account at this moment stays.
      const found = await db.$queryRaw<{ id: string }[]>`
        SELECT "id" FROM "User" WHERE "kind" = 'guest' AND "createdAt" <= ${time(guests)} ORDER BY "id" LIMIT ${n} FOR UPDATE SKIP LOCKED`
      const ids = found.map(({ id }) => id)
      await forgetNicknames(db, ids)
      return (await db.user.deleteMany({ where: { id: { in: ids } } })).count
    },
  ],
  ['sessions', (db, { sessions }, n) => some(db, 'Session', Prisma.sql`"createdAt" <= ${time(sessions)}`, n)],
  [
    'classes',
    (db, { classes }, n) =>
      some(db, 'ClassSession', Prisma.sql`coalesce("endedAt", "createdAt") <= ${time(classes)}`, n),
  ],
  [
    'waiting',
    (db, { waiting }, n) =>
      some(db, 'RosterEntry', Prisma.sql`"userId" IS NULL AND "createdAt" <= ${time(waiting)}`, n),
  ],
  ['links', (db, { links }, n) => some(db, 'MailToken', Prisma.sql`"expiresAt" <= ${time(links)}`, n)],
  [
    'counters',
    (db, { counters }, n) =>
      db.$executeRaw`
        DELETE FROM "RateLimit" WHERE "key" IN
          (SELECT "key" FROM "RateLimit" WHERE "expire" <= ${counters} LIMIT ${n} FOR UPDATE SKIP LOCKED)`,
  ],
]

const some = (db: Db, table: string, over: Prisma.Sql, n: number): Promise<number> => {
  const name = Prisma.raw(`"${table}"`)
  return db.$executeRaw`
    DELETE FROM ${name} WHERE "id" IN (SELECT "id" FROM ${name} WHERE ${over} LIMIT ${n} FOR UPDATE SKIP LOCKED)`
}

/** A lock of the database that is held by whoever sweeps; any number that no other lock has. */
const LOCK = 7_202_611

/**
 * Deletes what is over, some rows at a time, each time in a transaction of its own: nobody waits for it. Of several processes one does it, the others find the
 * lock taken and leave it. Returns how many rows of each kind are gone; those that go with them are not counted.
 */
export async function sweep(over: Over, n = 50): Promise<Readonly<Record<string, number>>> {
  const gone: Record<string, number> = {}
  for (const [name, some] of SWEEPS)
    for (let deleted = n; deleted === n; gone[name] = (gone[name] ?? 0) + deleted)
      deleted = await transaction(async (tx) => {
        const [lock] = await tx.$queryRaw<{ mine: boolean }[]>`SELECT pg_try_advisory_xact_lock(${LOCK}) AS "mine"`
        return lock?.mine ? some(tx, over, n) : 0
      })
  return gone
}
