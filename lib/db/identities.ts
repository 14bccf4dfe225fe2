import 'server-only'
import type { Db } from './client'
import { isDuplicate } from './down'

/** Who a provider says somebody is: its own name for the person, which never changes. */
export interface ProviderSubject {
  readonly provider: string
  readonly subject: string
}

/** Whose account this opens, or null. */
export const findIdentity = (
  db: Db,
  { provider, subject }: ProviderSubject,
): Promise<{ readonly userId: string; readonly user: { readonly sessionVersion: number } } | null> =>
  db.identity.findUnique({
    where: { provider_subject: { provider, subject } },
    select: { userId: true, user: { select: { sessionVersion: true } } },
  })

/** The providers that open a person's account. */
export const identitiesOf = (
  db: Db,
  userId: string,
): Promise<readonly { readonly provider: string; readonly createdAt: Date }[]> =>
  db.identity.findMany({ where: { userId }, select: { provider: true, createdAt: true }, orderBy: { provider: 'asc' } })

/** Lets a provider open an account; false when that subject opens one already, or the account is opened by another subject there. */
export async function addIdentity(db: Db, userId: string, of: ProviderSubject, at: number): Promise<boolean> {
  try {
    await db.identity.create({ data: { userId, ...of, createdAt: new Date(at) } })
    return true
  } catch (error) {
    // Inside a transaction, the transaction is lost: the caller must end it.
    if (isDuplicate(error)) return false
    throw error
  }
}

/** A provider opens the account no more. */
export async function removeIdentity(db: Db, userId: string, provider: string): Promise<void> {
  await db.identity.deleteMany({ where: { userId, provider } })
}

/** Nobody else opens the account any more. */
export async function removeIdentities(db: Db, userId: string): Promise<void> {
  await db.identity.deleteMany({ where: { userId } })
}
