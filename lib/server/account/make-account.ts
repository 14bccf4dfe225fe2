import 'server-only'
import { err, type Result } from '#lib/base/result'
import { database, transaction } from '#lib/db/client'
import { type Credentials, createAccount, lockPeople, type Person, upgradeGuest } from '#lib/db/users'

/** Makes an account: of a guest, in the same row, so that there is nothing to move and nothing can be counted twice. */
export function makeAccount(
  guest: Person | null,
  who: Credentials,
  now: number,
): Promise<Result<Person, 'email-taken' | 'already-signed-in'>> {
  if (!guest) return createAccount(database(), who, now)
  return transaction(async (tx) => {
    const [row] = await lockPeople(tx, [guest.id])
    // In another tab the guest has become somebody meanwhile: this page is out of date.
    if (row?.kind !== 'guest' || row.mergedIntoId !== null) return err('already-signed-in')
    return upgradeGuest(tx, row.id, who)
  })
}
