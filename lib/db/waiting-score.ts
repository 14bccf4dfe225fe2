import 'server-only'
import { Prisma } from '#generated/client'
import { GRACE } from '#lib/study/index'
import type { Db } from './client'

/** In SQL, of an exam `e`: its score waits for the end of its time (see `isTold`), which is not over at a moment. */
const waitsAt = (moment: string) =>
  `(e."plan" #>> '{blueprint,scores}' = 'closing' AND coalesce(e."tellsAt", e."deadlineAt" + ${GRACE / 1000} * interval '1 second') >= ${moment})`
const NEVER = `e."plan" #>> '{blueprint,scores}' = 'never'`

/** In SQL, of an exam `e` that is handed in: it is told neither now nor, some of them, ever. */
export const UNTOLD = `(${NEVER} OR ${waitsAt('now()')})`

/** In SQL, of an exam `e`: what its answers were worth is not told by a moment. */
export const untoldAt = (now: number) =>
  Prisma.raw(`(e."submittedAt" IS NULL OR ${NEVER} OR ${waitsAt(`'${new Date(now).toISOString()}'::timestamptz`)})`)

/** The questions of a person's exams of which it is not told by now what their answers were worth. */
export async function untoldQuestions(db: Db, userId: string, now: number): Promise<ReadonlySet<string>> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT i."id" FROM "Quiz" q JOIN "Exam" e ON e."quizId" = q."id" JOIN "QuizItem" i ON i."quizId" = q."id"
    WHERE q."userId" = ${userId}::uuid AND ${untoldAt(now)}`
  return new Set(rows.map(({ id }) => id))
}

/** Whether a person has exams that are told by now, and whose answers progress does not know yet. */
export async function toldSince(db: Db, userId: string, now: number): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM "Exam" e JOIN "Quiz" q ON q."id" = e."quizId"
    WHERE NOT e."folded" AND q."userId" = ${userId}::uuid AND NOT ${untoldAt(now)} LIMIT 1`
  return rows.length > 0
}

/** Notes that progress knows the answers of all exams that are told by now. */
export async function markFolded(db: Db, userId: string, now: number): Promise<void> {
  await db.$executeRaw`
    UPDATE "Exam" e SET "folded" = true FROM "Quiz" q
    WHERE q."id" = e."quizId" AND NOT e."folded" AND q."userId" = ${userId}::uuid AND NOT ${untoldAt(now)}`
}
