import 'server-only'
import type { Verdict } from '#lib/study/index'
import type { Db } from './client'

/** What was answered on paper to one question. */
export interface PaperAnswer {
  /** From 1, in the person's variant. */
  readonly position: number
  readonly itemId: string
  readonly template: string
  readonly verdict: Verdict
  readonly claims: readonly string[]
  readonly offered: readonly string[]
  readonly beliefs: readonly string[]
}

/** A paper of a file with what was answered on it. Moments in ms since 1970. */
export interface AnsweredPaper {
  readonly scanId: string
  /** Its line in the file. */
  readonly line: number
  readonly at: number
  readonly answers: readonly PaperAnswer[]
}

/** That a paper of a file was saved as somebody's, and when; the file may be gone. Moments in ms since 1970. */
export interface SavedPaper {
  readonly assignmentId: string
  readonly userId: string
  readonly scanId: string
  readonly line: number
  readonly readAt: number
  readonly savedAt: number
}

/** All papers that were ever saved of some assignments, or of some files, the last read first. */
export async function savedPapers(
  db: Db,
  of: { readonly assignmentId: string } | { readonly scanIds: readonly string[] },
): Promise<readonly SavedPaper[]> {
  const rows = await db.savedPaper.findMany({
    where: 'scanIds' in of ? { scanId: { in: [...of.scanIds] } } : of,
    orderBy: [{ readAt: 'desc' }, { scanId: 'desc' }],
  })
  return rows.map(({ readAt, savedAt, ...row }) => ({
    ...row,
    readAt: readAt.getTime(),
    savedAt: savedAt.getTime(),
  }))
}

/** Of which file the answers are that are kept of somebody: one for each person and assignment with any in them. */
export const answeredIn = (
  db: Db,
  assignmentIds: readonly string[],
): Promise<readonly Pick<SavedPaper, 'assignmentId' | 'userId' | 'scanId'>[]> =>
  db.paperAnswer.findMany({
    where: { assignmentId: { in: [...assignmentIds] } },
    distinct: ['assignmentId', 'userId'],
    select: { assignmentId: true, userId: true, scanId: true },
  })

/** Keeps what these people answered on paper in an assignment, in the place of what was kept of them, and of these papers, before. */
export async function keepPaperAnswers(
  tx: Db,
  assignmentId: string,
  papers: readonly (AnsweredPaper & { readonly userId: string })[],
): Promise<void> {
  const people = papers.map(({ userId }) => userId)
  await tx.paperAnswer.deleteMany({ where: { assignmentId, userId: { in: people } } })
  await tx.paperAnswer.createMany({
    data: papers.flatMap(({ userId, answers, scanId, line, at }) =>
      answers.map(({ claims, offered, beliefs, ...answer }) => ({
        ...{ ...answer, assignmentId, userId, scanId, line, at: new Date(at) },
        ...{ claims: [...claims], offered: [...offered], beliefs: [...beliefs] },
      })),
    ),
  })
}

/** Saves papers of a file as somebody's, with what was answered on them; one of nobody is nobody's from now on. */
export async function savePapers(
  tx: Db,
  assignmentId: string,
  papers: readonly (AnsweredPaper & { readonly userId: string | null })[],
  savedAt: number,
): Promise<void> {
  for (const { scanId, line, userId } of papers) {
    const where = { assignmentId, scanId, line, ...(userId !== null && { userId: { not: userId } }) }
    await tx.paperAnswer.deleteMany({ where })
    await tx.savedPaper.deleteMany({ where })
  }
  const whose = papers.flatMap(({ userId, ...paper }) => (userId === null ? [] : [{ ...paper, userId }]))
  await keepPaperAnswers(tx, assignmentId, whose)
  for (const { userId, scanId, line, at } of whose) {
    const said = { line, readAt: new Date(at), savedAt: new Date(savedAt) }
    const key = { assignmentId, userId, scanId }
    await tx.savedPaper.upsert({
      where: { assignmentId_userId_scanId: key },
      create: { ...key, ...said },
      update: said,
    })
  }
}

/** Forgets the papers of some people in an assignment, with what was answered on them. */
export async function dropPapers(tx: Db, assignmentId: string, userIds: readonly string[]): Promise<void> {
  const where = { assignmentId, userId: { in: [...userIds] } }
  await tx.paperAnswer.deleteMany({ where })
  await tx.savedPaper.deleteMany({ where })
}
