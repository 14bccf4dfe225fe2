import 'server-only'
import { addressKey } from '#lib/auth/address'
import { CLASS_GUESS } from '#lib/auth/limits'
import { err, ok, type Result } from '#lib/base/result'
import { classByCode } from '#lib/db/classroom/sessions'
import { database } from '#lib/db/client'
import { isSpent, withinLimit } from '#lib/db/limits'

/**
 * The session that goes on under a code, for whoever is not in it yet. Codes that lead nowhere are counted by address: a school mistypes
 * some, a guesser many, and is answered no more for a while, rightly typed or not. Who is in already is never asked.
 */
export async function behindCode(
  code: string,
): Promise<Result<NonNullable<Awaited<ReturnType<typeof classByCode>>>, 'class-unknown' | 'rate-limited'>> {
  const address = await addressKey()
  if (await isSpent(CLASS_GUESS, address)) return err('rate-limited')
  const found = await classByCode(database(), code)
  if (found) return ok(found)
  await withinLimit(CLASS_GUESS, address)
  return err('class-unknown')
}
