import 'server-only'
import type { MailPurpose } from '#generated/client'
import type { Db } from './client'

export type { MailPurpose }

/** A link that is still good. */
export interface MailToken {
  readonly purpose: MailPurpose
  readonly email: string
  readonly userId: string | null
}

const token = { purpose: true, email: true, userId: true } as const

/** Keeps what a new link is good for, under its hash; whatever has expired is forgotten. */
export async function keepToken(db: Db, hash: string, of: MailToken, at: number, expires: number): Promise<void> {
  await db.mailToken.deleteMany({ where: { expiresAt: { lte: new Date(at) } } })
  await db.mailToken.create({ data: { hash, ...of, createdAt: new Date(at), expiresAt: new Date(expires) } })
}

/** What a link is good for, without using it; null when it is used, expired, of another purpose, or was never sent. */
export const findToken = (db: Db, hash: string, purpose: MailPurpose, at: number): Promise<MailToken | null> =>
  db.mailToken.findFirst({ where: { hash, purpose, expiresAt: { gt: new Date(at) } }, select: token })

/** Uses a link: it is gone, and with it every other one of the same e-mail and the same person. Null as above. */
export async function useToken(db: Db, hash: string, purpose: MailPurpose, at: number): Promise<MailToken | null> {
  const found = await findToken(db, hash, purpose, at)
  // Of two uses at once only one deletes the row.
  if (!found || (await db.mailToken.deleteMany({ where: { hash } })).count === 0) return null
  const { email, userId } = found
  await db.mailToken.deleteMany({ where: { OR: [{ email }, ...(userId === null ? [] : [{ userId }])] } })
  return found
}

/** Every link of a person is over. */
export async function dropTokens(db: Db, userId: string): Promise<void> {
  await db.mailToken.deleteMany({ where: { userId } })
}
