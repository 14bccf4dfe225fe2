import 'server-only'
import { currentPerson, guestId } from '#lib/auth/user'
import { database } from '#lib/db/client'
import { itemsBeingAsked, type OpenIn } from '#lib/db/open-items'

/**
 * The items that whoever asks is being asked in an exam, a diagnostic or an assignment that goes on: of their account, and of the guest that
 * the same browser has been. Whatever tells an answer leaves these out. `exams`: without assigned practice.
 */
export async function openToAsker(now: number, where: OpenIn = 'all'): Promise<ReadonlySet<string>> {
  const asking = [(await currentPerson(now))?.id, await guestId(now)]
  const people = [...new Set(asking.flatMap((id) => id ?? []))]
  return people.length === 0 ? new Set() : itemsBeingAsked(database(), people, now, where)
}
