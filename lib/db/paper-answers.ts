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

/** Keeps what these people answered on paper in an assignment, in the place of what was kept of them and of these papers before. */
export async function keepPaperAnswers(
  tx: Db,
  assignmentId: string,
  papers: readonly (AnsweredPaper & { readonly userId: string | null })[],
): Promise<void> {
  await dropPaperAnswers(
    tx,
    assignmentId,
    papers.flatMap(({ userId }) => userId ?? []),
  )
  for (const { scanId, line } of papers) await tx.paperAnswer.deleteMany({ where: { assignmentId, scanId, line } })
  await tx.paperAnswer.createMany({
    data: papers.flatMap(({ userId, answers, scanId, line, at }) =>
      userId === null
        ? []
        : answers.map(({ claims, offered, beliefs, ...answer }) => ({
            ...{ ...answer, assignmentId, userId, scanId, line, at: new Date(at) },
            ...{ claims: [...claims], offered: [...offered], beliefs: [...beliefs] },
          })),
    ),
  })
}

/** Forgets what some people answered on paper in an assignment. */
export async function dropPaperAnswers(tx: Db, assignmentId: string, userIds: readonly string[]): Promise<void> {
  await tx.paperAnswer.deleteMany({ where: { assignmentId, userId: { in: [...userIds] } } })
}
