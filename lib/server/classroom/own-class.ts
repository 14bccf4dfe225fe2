import 'server-only'
import { requireInstructor } from '#lib/auth/user'
import { err, ok, type Result } from '#lib/base/result'
import { type ClassRow, findClass } from '#lib/db/classroom/sessions'
import { type Db, database } from '#lib/db/client'
import type { Person } from '#lib/db/users'
import { courseTaught } from '../courses/own-course'

/**
 * The session that somebody leads: their own, or one of a course that they teach, so that another instructor or another device may take
 * over. To everybody else there is no such session.
 */
export async function classLed(
  id: string,
  now: number,
  db: Db = database(),
): Promise<Result<{ readonly who: Person; readonly row: ClassRow }, 'expired-session' | 'not-allowed' | 'not-found'>> {
  const who = await requireInstructor(now)
  if (!who.ok) return who
  const row = await findClass(db, id)
  return row && (await leads(who.value, row, db)) ? ok({ who: who.value, row }) : err('not-found')
}

/** Whether an instructor leads a session. */
export const leads = async (who: Person, row: ClassRow, db: Db = database()): Promise<boolean> =>
  row.hostId === who.id || (row.courseId !== null && (await courseTaught(who, row.courseId, db)).ok)
