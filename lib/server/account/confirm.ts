import 'server-only'
import { CONFIRM } from '#lib/auth/limits'
import { verifyPassword } from '#lib/auth/password'
import type { SignedIn } from '#lib/auth/user'
import { err, ok, type Result } from '#lib/base/result'
import { database } from '#lib/db/client'
import { resetLimit, withinLimit } from '#lib/db/limits'
import { passwordHashOf } from '#lib/db/users'

/** How young a session must be to stand for a password where there is none. */
const FRESH = 15 * 60_000

/**
 * Whether it is really the person, and not somebody at a browser that was left open: their password, or a session that has just begun
 * where they have none.
 */
export async function confirmed(
  { person, since }: SignedIn,
  password: string,
  now: number,
): Promise<Result<null, 'wrong-password' | 'sign-in-again' | 'rate-limited'>> {
  const stored = await passwordHashOf(database(), person.id)
  if (stored === null) return now - since < FRESH ? ok(null) : err('sign-in-again')
  if (!(await withinLimit(CONFIRM, person.id))) return err('rate-limited')
  if (!(await verifyPassword(stored, password))) return err('wrong-password')
  await resetLimit(CONFIRM, person.id)
  return ok(null)
}
