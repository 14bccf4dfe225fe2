import 'server-only'
import type { Call } from '#lib/questions/calls'
import type { Db } from './client'
import { readCall, readShown } from './snapshot'

/** A call that is a question of an exam, with what was asked of its players. */
export interface ExamCall {
  /** Of the row of the question. */
  readonly id: string
  readonly position: number
  readonly seed: string
  readonly call: Call
  /** Facts, in the order in which they were asked for. */
  readonly asked: ReadonlySet<string>
}

/** The calls of an exam, in order: all of them, or the one at a position. Of any other question the key is not even read. */
export async function examCalls(db: Db, examId: string, position?: number): Promise<readonly ExamCall[]> {
  const rows = await db.quizItem.findMany({
    where: { quizId: examId, secret: { path: ['schema'], equals: 2 }, ...(position === undefined ? {} : { position }) },
    orderBy: { position: 'asc' },
    select: {
      id: true,
      position: true,
      seed: true,
      shown: true,
      secret: true,
      asks: { select: { fact: true }, orderBy: { createdAt: 'asc' } },
    },
  })
  return rows.flatMap(({ id, position: at, seed, shown, secret, asks }) => {
    const call = readCall(readShown(shown), secret)
    return call ? [{ id, position: at, seed, call, asked: new Set(asks.map(({ fact }) => fact)) }] : []
  })
}

/** Notes that something was asked, once. The exam must be held. */
export async function addExamAsk(
  tx: Db,
  { quizItemId, fact, at }: { readonly quizItemId: string; readonly fact: string; readonly at: number },
): Promise<void> {
  await tx.examAsk.createMany({ data: [{ quizItemId, fact, createdAt: new Date(at) }], skipDuplicates: true })
}
