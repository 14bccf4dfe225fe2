import 'server-only'
import type { Verdict } from '#lib/study/index'
import type { Db } from './client'
import { readAnswer, readShown } from './snapshot'

/** Which question stands where in some runs: their ids, in order. */
export async function itemsOfRuns(db: Db, quizIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db.quizItem.findMany({
    where: { quizId: { in: [...quizIds] } },
    orderBy: [{ quizId: 'asc' }, { position: 'asc' }],
    select: { quizId: true, itemId: true },
  })
  const items = new Map<string, string[]>()
  for (const { quizId, itemId } of rows) items.set(quizId, [...(items.get(quizId) ?? []), itemId])
  return items
}

/** The questions of an assignment, in no order that means anything, where every time that some people began it has the same, each once; else null. */
export async function commonItems(
  db: Db,
  assignmentId: string,
  userIds: readonly string[],
): Promise<readonly string[] | null> {
  const sets = await db.$queryRaw<{ items: string[] }[]>`
    SELECT DISTINCT r."items" FROM (
      SELECT array_agg(i."itemId" ORDER BY i."itemId") AS "items" FROM "Quiz" q JOIN "QuizItem" i ON i."quizId" = q."id"
      WHERE q."assignmentId" = ${assignmentId}::uuid AND q."userId" = ANY(${[...userIds]}::uuid[]) GROUP BY q."id") r LIMIT 2`
  const items = sets.length === 1 ? sets[0]?.items : undefined
  return items && new Set(items).size === items.length ? items : null
}

/** A question as somebody was asked it in a run, and what they answered; null where they did not. */
export interface AskedInRun {
  readonly userId: string
  readonly quizId: string
  readonly position: number
  readonly itemId: string
  readonly seed: string
  readonly item: ReturnType<typeof readShown>
  readonly answer: { readonly given: ReturnType<typeof readAnswer>; readonly verdict: Verdict } | null
}

/** Every question that some people were asked in an assignment, without its key; each person's times in the order in which they began them. */
export async function listAskedInRuns(
  db: Db,
  { assignmentId, userIds }: { readonly assignmentId: string; readonly userIds: readonly string[] },
): Promise<readonly AskedInRun[]> {
  const rows = await db.quizItem.findMany({
    where: { quiz: { assignmentId, userId: { in: [...userIds] } } },
    orderBy: [{ quiz: { createdAt: 'asc' } }, { quizId: 'asc' }, { position: 'asc' }],
    select: {
      ...{ quizId: true, position: true, itemId: true, seed: true, shown: true },
      quiz: { select: { userId: true } },
      attempt: { select: { answer: true, verdict: true } },
    },
  })
  return rows.map(({ quiz, shown, attempt, ...row }) => ({
    ...row,
    userId: quiz.userId,
    item: readShown(shown),
    answer: attempt && { given: readAnswer(attempt.answer), verdict: attempt.verdict },
  }))
}

/** Who has begun an assignment. */
export async function whoBegan(db: Db, assignmentId: string): Promise<ReadonlySet<string>> {
  const rows = await db.quiz.findMany({ where: { assignmentId }, distinct: ['userId'], select: { userId: true } })
  return new Set(rows.map(({ userId }) => userId))
}

/** How each question of some runs was answered, in order; null where it was not. */
export async function marksOfRuns(
  db: Db,
  quizIds: readonly string[],
): Promise<ReadonlyMap<string, readonly (Verdict | null)[]>> {
  const rows = await db.quizItem.findMany({
    where: { quizId: { in: [...quizIds] } },
    orderBy: [{ quizId: 'asc' }, { position: 'asc' }],
    select: { quizId: true, attempt: { select: { verdict: true } } },
  })
  const marks = new Map<string, (Verdict | null)[]>()
  for (const { quizId, attempt } of rows) marks.set(quizId, [...(marks.get(quizId) ?? []), attempt?.verdict ?? null])
  return marks
}
