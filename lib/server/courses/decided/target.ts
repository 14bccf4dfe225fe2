import 'server-only'
import { EXCEPTION } from '#lib/auth/limits'
import { err, ok, type Result } from '#lib/base/result'
import type { Assignment } from '#lib/db/assignments'
import type { Db } from '#lib/db/client'
import { ownerOfRun } from '#lib/db/decided/run-decisions'
import { withinLimit } from '#lib/db/limits'
import { findMember } from '#lib/db/members'

/** Whose a run of an assignment is, of a student who is still in the course: of nobody else is anything decided. */
export async function decidable(
  tx: Db,
  { id: assignmentId, courseId }: Assignment,
  quizId: string,
): Promise<{ readonly userId: string; readonly isExam: boolean } | null> {
  const owner = await ownerOfRun(tx, { assignmentId, quizId })
  const member = owner && (await findMember(tx, courseId, owner.userId))
  return member?.role === 'studente' && member.removedAt === null ? owner : null
}

/** Whether somebody may decide something more: as often as they may make exceptions. */
export const mayDecide = async (byId: string): Promise<Result<null, 'rate-limited'>> =>
  (await withinLimit(EXCEPTION, byId)) ? ok(null) : err('rate-limited')
