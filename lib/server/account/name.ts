import 'server-only'
import { z } from 'zod'
import { err, ok, type Result } from '#lib/base/result'
import type { Db } from '#lib/db/client'
import { setName } from '#lib/db/users'

/** Signs of a name at most: as many as a list of names may hold. */
const LONGEST = 120
/** Controls, and signs that show nothing or change the direction of what follows. */
const HIDDEN = /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\u{200B}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2060}-\u{206F}\u{FEFF}]/gu

/** What somebody calls themselves, as it is kept: on one line, without hidden signs; empty where nothing was typed. */
export const typedName = z
  .string()
  .max(1_000)
  .transform((text) => text.normalize('NFC').replace(HIDDEN, ' ').replace(/\s+/g, ' ').trim())

/** A name that somebody typed, or what is wrong with it. */
export function nameOf(typed: string): Result<string, 'name-missing' | 'name-long'> {
  if (typed === '') return err('name-missing')
  return typed.length > LONGEST ? err('name-long') : ok(typed)
}

/** Keeps what somebody typed along with something else as what they are called; who typed nothing stays as they were. */
export async function keepName(db: Db, userId: string, typed: string | undefined): Promise<Result<null, 'name-long'>> {
  const named = nameOf(typed ?? '')
  if (named.ok) await setName(db, userId, named.value)
  return named.ok || named.error === 'name-missing' ? ok(null) : err(named.error)
}
