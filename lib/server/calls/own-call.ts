import 'server-only'
import { requireUser } from '#lib/auth/user'
import { err, ok, type Result } from '#lib/base/result'
import { findCall, type OwnCall } from '#lib/db/calls'
import { database } from '#lib/db/client'

/** Who asks, and their call; somebody else's is not there. */
export async function ownCall(
  id: string,
  now: number,
): Promise<Result<{ readonly userId: string; readonly own: OwnCall }, 'expired-session' | 'not-found'>> {
  const who = await requireUser(now)
  if (!who.ok) return who
  const own = await findCall(database(), who.value.id, id)
  return own ? ok({ userId: who.value.id, own }) : err('not-found')
}
