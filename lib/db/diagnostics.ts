import 'server-only'
import type { Db } from './client'
import { createQuiz, type NewQuestion } from './quizzes'
import { writeSecret, writeShown } from './snapshot'

/** A diagnostic as it stands. Its questions and choices are read as those of an exam (`exams.ts`). Times in ms since 1970. */
export interface DiagnosticState {
  readonly id: string
  readonly seed: string
  readonly edition: string
  readonly startedAt: number
  /** Null while it goes on. */
  readonly finishedAt: number | null
  /** What each question so far is about, in order. */
  readonly areas: readonly string[]
}

/** Begins a diagnostic without questions; returns its id, which is that of its quiz. */
export async function createDiagnostic(
  db: Db,
  { at, ...quiz }: { readonly userId: string; readonly seed: string; readonly edition: string; readonly at: number },
): Promise<string> {
  const quizId = await createQuiz(db, { ...quiz, at, wish: {}, questions: [] })
  await db.diagnostic.create({ data: { quizId, startedAt: new Date(at) } })
  return quizId
}

/** A person's diagnostics, the newest first: one of them, or the last ones. */
async function diagnostics(db: Db, userId: string, id: string | null, limit: number): Promise<DiagnosticState[]> {
  const rows = await db.diagnostic.findMany({
    where: { quiz: { userId }, ...(id === null ? {} : { quizId: id }) },
    orderBy: [{ startedAt: 'desc' }, { quizId: 'desc' }],
    take: limit,
    select: {
      quizId: true,
      startedAt: true,
      finishedAt: true,
      areas: true,
      quiz: { select: { seed: true, edition: true } },
    },
  })
  return rows.map(({ quizId, startedAt, finishedAt, areas, quiz }) => ({
    ...quiz,
    id: quizId,
    areas,
    startedAt: startedAt.getTime(),
    finishedAt: finishedAt?.getTime() ?? null,
  }))
}

/** A person's own diagnostic; null when there is none of that id, or it is somebody else's. */
export const findDiagnostic = async (db: Db, userId: string, id: string): Promise<DiagnosticState | null> =>
  (await diagnostics(db, userId, id, 1))[0] ?? null

/** A person's last diagnostics, the newest first. */
export const recentDiagnostics = (db: Db, userId: string, limit: number): Promise<readonly DiagnosticState[]> =>
  diagnostics(db, userId, null, limit)

/** How many questions of a diagnostic have an answer, whatever it is. */
export const answeredIn = (db: Db, id: string): Promise<number> =>
  db.quizItem.count({ where: { quizId: id, choices: { some: {} } } })

/** The same diagnostic, held until the transaction ends: answers and new questions wait for one another. A guest who has become an account meanwhile is that account. */
export async function lockDiagnostic(tx: Db, userId: string, id: string): Promise<DiagnosticState | null> {
  const [held] = await tx.$queryRaw<{ owner: string }[]>`
    SELECT q."userId" AS "owner" FROM "Diagnostic" d JOIN "Quiz" q ON q."id" = d."quizId"
    WHERE d."quizId" = ${id}::uuid
      AND q."userId" = (SELECT coalesce(u."mergedIntoId", u."id") FROM "User" u WHERE u."id" = ${userId}::uuid) FOR UPDATE OF d`
  return held ? findDiagnostic(tx, held.owner, id) : null
}

/** Freezes one more question. The diagnostic must be held. */
export async function addQuestion(
  tx: Db,
  { id, areas }: DiagnosticState,
  area: string,
  { seed, item, shown }: NewQuestion,
): Promise<void> {
  await tx.quizItem.create({
    data: {
      quizId: id,
      position: areas.length + 1,
      itemId: item.id,
      template: item.template,
      seed,
      shown: writeShown(shown),
      secret: writeSecret(item),
    },
  })
  await tx.diagnostic.update({ where: { quizId: id }, data: { areas: [...areas, area] } })
}

/** All questions are answered. */
export async function finishDiagnostic(tx: Db, id: string, at: number): Promise<void> {
  await tx.diagnostic.update({ where: { quizId: id }, data: { finishedAt: new Date(at) } })
}
