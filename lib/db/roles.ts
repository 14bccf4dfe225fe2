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

/** Accounts whose e-mail or name contains a text, in the order of their e-mails, after one of them. */
export const findAccounts = (db: Db, text: string, after: string, n: number): Promise<readonly AccountRow[]> =>
  db.user.findMany({
    where: {
      kind: 'account',
      email: { gt: after },
      ...(text && {
        OR: [{ email: { contains: text, mode: 'insensitive' } }, { name: { contains: text, mode: 'insensitive' } }],
      }),
    },
    select: row,
    orderBy: { email: 'asc' },
    take: n,
  })

/** When an account asked to teach here; null where it has not, or has been answered. In ms since 1970. */
export async function askedToTeach(db: Db, id: string): Promise<number | null> {
  const found = await db.user.findUnique({ where: { id }, select: { asksToTeachAt: true } })
  return found?.asksToTeachAt?.getTime() ?? null
}

/** Notes that a student asks to teach here; who has asked already asked then. */
export async function askToTeach(db: Db, id: string, at: number): Promise<void> {
  await db.user.updateMany({
    where: { id, kind: 'account', role: 'studente', asksToTeachAt: null },
    data: { asksToTeachAt: new Date(at) },
  })
}

/** Takes back that somebody asks to teach here, or answers it. */
export async function dropAsking(db: Db, id: string): Promise<void> {
  await db.user.updateMany({ where: { id }, data: { asksToTeachAt: null } })
}

/** Who asks to teach here, whoever has waited longest first. */
export async function askingToTeach(db: Db, n: number): Promise<readonly (AccountRow & { readonly at: number })[]> {
  const rows = await db.user.findMany({
    where: { kind: 'account', role: 'studente', asksToTeachAt: { not: null } },
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

/** Gives an account another role, which answers whoever asked for it, and ends its sessions: nobody goes on with what they may do no longer. */
export async function setRole(db: Db, id: string, role: Person['role']): Promise<void> {
  await db.user.update({ where: { id }, data: { role, asksToTeachAt: null } })
  await endAllSessions(db, id)
}
