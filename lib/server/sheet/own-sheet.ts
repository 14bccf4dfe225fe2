import 'server-only'
import { requireInstructor } from '#lib/auth/user'
import { err, ok, type Result } from '#lib/base/result'
import { database } from '#lib/db/client'
import { findSheet, type SheetState } from '#lib/db/sheets'
import type { Person } from '#lib/db/users'
import { deckOf } from '../deck/own-deck'

/** Whether a sheet is somebody's: they made it, or its deck opens to them. */
export async function isOpenTo(who: Pick<Person, 'id' | 'role'>, sheet: SheetState): Promise<boolean> {
  if (sheet.ownerId === who.id) return true
  return sheet.deckId !== null && (await deckOf(who, sheet.deckId)).ok
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
