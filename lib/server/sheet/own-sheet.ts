import 'server-only'
import { requireInstructor } from '#lib/auth/user'
import { err, ok, type Result } from '#lib/base/result'
import { database } from '#lib/db/client'
import { findSheet, type SheetState, templatesGone } from '#lib/db/sheets'
import type { Person } from '#lib/db/users'
import { deckOf } from '../deck/own-deck'
import { mayPutBack } from '../own/own-question'

/**
 * Whether a sheet is somebody's: they made it, or its deck opens to them, and so does every question of an instructor's own on it that the
 * deck has no longer.
 */
export async function isOpenTo(who: Pick<Person, 'id' | 'role'>, sheet: SheetState): Promise<boolean> {
  if (sheet.ownerId === who.id) return true
  if (sheet.deckId === null || !(await deckOf(who, sheet.deckId)).ok) return false
  for (const template of await templatesGone(database(), sheet.id, sheet.deckId))
    if (!(await mayPutBack(database(), who, { template }))) return false
  return true
}

/** An instructor's sheet; to everybody else there is none of that id. */
export async function sheetOpened(
  unsafeSheetId: string,
  now: number,
): Promise<Result<SheetState, 'expired-session' | 'not-allowed' | 'not-found'>> {
  const who = await requireInstructor(now)
  if (!who.ok) return who
  const sheet = await findSheet(database(), unsafeSheetId)
  return sheet && (await isOpenTo(who.value, sheet)) ? ok(sheet) : err('not-found')
}
