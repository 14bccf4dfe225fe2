import 'server-only'
import type { Admitted } from '#lib/auth/options'
import { invariant } from '#lib/base/invariant'
import type { Db } from '#lib/db/client'
import { removeIdentities } from '#lib/db/identities'
import { dropTokens } from '#lib/db/mail-tokens'
import { endAllSessions } from '#lib/db/sessions'
import { findPerson, lockPeople, markVerified, setPassword } from '#lib/db/users'

/**
 * An account gets this password (or none) from whoever has just proven its e-mail, and every session ends. If nobody had proven it before,
 * the account may have been set up by somebody else: the providers that open it go too.
 */
export async function claimAccount(tx: Db, id: string, passwordHash: string | null, now: number): Promise<Admitted> {
  const [before] = await lockPeople(tx, [id])
  if (before?.emailVerifiedAt === null) await removeIdentities(tx, id)
  await setPassword(tx, id, passwordHash)
  await markVerified(tx, id, now)
  await dropTokens(tx, id)
  await endAllSessions(tx, id)
  const person = await findPerson(tx, id)
  invariant(person, 'the account is gone')
  return { id, sessionVersion: person.sessionVersion }
}
