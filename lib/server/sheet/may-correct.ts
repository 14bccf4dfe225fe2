import 'server-only'
import { currentPerson } from '#lib/auth/user'
import type { SheetState } from '#lib/db/sheets'
import { isOpenTo } from './own-sheet'

/** Whether whoever asks may read the correction of a sheet: its instructors always (`mine`), whoever has the paper once it is open. */
export async function mayCorrect(
  sheet: SheetState,
  now: number,
): Promise<{ readonly may: boolean; readonly mine: boolean }> {
  const who = await currentPerson(now)
  const mine = who !== null && who.role !== 'studente' && (await isOpenTo(who, sheet))
  return { mine, may: mine || (sheet.openAt !== null && sheet.openAt <= now) }
}
