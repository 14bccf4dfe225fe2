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

/** The administrators, locked until the transaction ends: of two at once, the second sees what the first left. */
export const lockAdministrators = (db: Db): Promise<readonly { readonly id: string; readonly email: string }[]> =>
  db.$queryRaw<{ id: string; email: string }[]>`
    SELECT "id", "email" FROM "User" WHERE "role" = 'amministratore' ORDER BY "id" FOR UPDATE`

/** Gives an account another role, and ends its sessions: nobody goes on with what they may do no longer. */
export async function setRole(db: Db, id: string, role: Person['role']): Promise<void> {
  await db.user.update({ where: { id }, data: { role } })
  await endAllSessions(db, id)
}
