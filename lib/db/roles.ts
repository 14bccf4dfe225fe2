import 'server-only'
import type { Db } from './client'
import { endAllSessions } from './sessions'
import type { Person } from './users'

/** An account as an administrator sees it. */
export interface AccountRow {
  readonly id: string
  readonly email: string | null
  readonly name: string | null
  readonly role: Person['role']
}

const row = { id: true, email: true, name: true, role: true } as const

/** A text with the apostrophe of keyboards and with that of print: a name may have either. */
const spellings = (text: string): readonly string[] => [
  ...new Set([text.replaceAll('’', "'"), text.replaceAll("'", '’')]),
]

/** Accounts whose e-mail or name contains a text, in the order of their e-mails, after one of them. */
export const findAccounts = (db: Db, text: string, after: string, n: number): Promise<readonly AccountRow[]> =>
  db.user.findMany({
    where: {
      kind: 'account',
      email: { gt: after },
      ...(text && {
        OR: [
          { email: { contains: text, mode: 'insensitive' } },
          ...spellings(text).map((name) => ({ name: { contains: name, mode: 'insensitive' as const } })),
        ],
      }),
    },
    select: row,
    orderBy: { email: 'asc' },
    take: n,
  })

/** When an account asked to teach here, null where it has not or has been answered, and when it was last told no. In ms since 1970. */
export async function askedToTeach(
  db: Db,
  id: string,
): Promise<{ readonly askedAt: number | null; readonly closedAt: number | null }> {
  const found = await db.user.findUnique({ where: { id }, select: { asksToTeachAt: true, askingClosedAt: true } })
  return { askedAt: found?.asksToTeachAt?.getTime() ?? null, closedAt: found?.askingClosedAt?.getTime() ?? null }
}

/** Notes that a student asks to teach here, and says whether that is new: who has asked already asked then. */
export async function askToTeach(db: Db, id: string, at: number): Promise<boolean> {
  const { count } = await db.user.updateMany({
    where: { id, kind: 'account', role: 'studente', asksToTeachAt: null },
    data: { asksToTeachAt: new Date(at), askingClosedAt: null },
  })
  return count > 0
}

/** Takes back that somebody asks to teach here. */
export async function dropAsking(db: Db, id: string): Promise<void> {
  await db.user.updateMany({ where: { id }, data: { asksToTeachAt: null } })
}

/** Says no to somebody who asks to teach here; of who asks no more nothing changes. */
export async function closeAsking(db: Db, id: string, at: number): Promise<void> {
  await db.user.updateMany({
    where: { id, asksToTeachAt: { not: null } },
    data: { asksToTeachAt: null, askingClosedAt: new Date(at) },
  })
}

const ASKING = { kind: 'account', role: 'studente', asksToTeachAt: { not: null } } as const

/** How many ask to teach here. */
export const countAsking = (db: Db): Promise<number> => db.user.count({ where: ASKING })

/** Where whoever runs the site is written to. */
export async function administratorEmails(db: Db): Promise<readonly string[]> {
  const rows = await db.user.findMany({ where: { role: 'amministratore' }, select: { email: true } })
  return rows.flatMap(({ email }) => email ?? [])
}

/** Who asks to teach here, whoever has waited longest first. */
export async function askingToTeach(db: Db, n: number): Promise<readonly (AccountRow & { readonly at: number })[]> {
  const rows = await db.user.findMany({
    where: ASKING,
    select: { ...row, asksToTeachAt: true },
    orderBy: [{ asksToTeachAt: 'asc' }, { id: 'asc' }],
    take: n,
  })
  return rows.map(({ asksToTeachAt, ...account }) => ({ ...account, at: asksToTeachAt?.getTime() ?? 0 }))
}

/** The administrators, locked until the transaction ends: of two at once, the second sees what the first left. */
export const lockAdministrators = (db: Db): Promise<readonly { readonly id: string; readonly email: string }[]> =>
  db.$queryRaw<{ id: string; email: string }[]>`
    SELECT "id", "email" FROM "User" WHERE "role" = 'amministratore' ORDER BY "id" FOR UPDATE`

/**
 * Gives an account another role, which answers whoever asked for it, and ends its sessions: nobody goes on with what they may do no longer.
 * `stays`: the new role takes nothing away, and whoever asked for it goes on where they are.
 */
export async function setRole(db: Db, id: string, role: Person['role'], stays = false): Promise<void> {
  await db.user.update({ where: { id }, data: { role, asksToTeachAt: null, askingClosedAt: null } })
  if (!stays) await endAllSessions(db, id)
}
