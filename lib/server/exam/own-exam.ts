import 'server-only'
import { requireUser } from '#lib/auth/user'
import { err, ok, type Result } from '#lib/base/result'
import { database } from '#lib/db/client'
import { type ExamState, findExam } from '#lib/db/exams'
import type { Person } from '#lib/db/users'
import { upToDate } from './close'

/** Who asks, and their exam as it stands by now; somebody else's is not there. */
export async function ownExam(
  examId: string,
  now: number,
): Promise<Result<{ readonly who: Person; readonly exam: ExamState }, 'expired-session' | 'not-found'>> {
  const who = await requireUser(now)
  if (!who.ok) return who
  const found = await findExam(database(), who.value.id, examId)
  if (!found) return err('not-found')
  return ok({ who: who.value, exam: await upToDate(who.value.id, found, now) })
}
