import 'server-only'
import { GRACE } from '#lib/study/index'
import type { Db } from '../client'

/**
 * Gives somebody so many minutes, from its beginning, for what they are at of an assignment: until it closes for them, and never less than they
 * have. What is handed in, or over, stays as it is.
 */
export async function lengthenExams(
  db: Db,
  { assignmentId, userId }: { readonly assignmentId: string; readonly userId: string },
  { minutes, closesAt, now }: { readonly minutes: number; readonly closesAt: number | null; readonly now: number },
): Promise<void> {
  const end = closesAt === null ? null : new Date(closesAt)
  await db.$executeRaw`
    UPDATE "Exam" e SET "deadlineAt" = greatest(e."deadlineAt", least(e."startedAt" + ${minutes}::int * interval '1 minute', ${end}::timestamptz))
    FROM "Quiz" q WHERE q."id" = e."quizId" AND q."assignmentId" = ${assignmentId}::uuid AND q."userId" = ${userId}::uuid
      AND e."submittedAt" IS NULL AND e."deadlineAt" >= ${new Date(now - GRACE)}::timestamptz`
}
