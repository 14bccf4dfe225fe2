import 'server-only'
import type { Db } from '../client'
import { namesOf } from './names-of'

/** `handIn`: it was handed in as it stood. `annul`: it counts for nothing. */
export type RunDecisionKind = 'handIn' | 'annul'

/** What was decided of a run, and what became of it. Moments in ms since 1970; who decided is null where nobody knows, or they are gone. */
export interface RunDecision {
  readonly id: string
  readonly assignmentId: string
  readonly userId: string
  readonly quizId: string
  readonly kind: RunDecisionKind
  readonly reason: string
  readonly by: string | null
  readonly at: number
  readonly ended: { readonly by: string | null; readonly at: number } | null
}

/** All that was ever decided of the runs of some assignments, of some people or of everybody (null), the newest first. */
export async function listRunDecisions(
  db: Db,
  assignmentIds: readonly string[],
  userIds: readonly string[] | null = null,
): Promise<readonly RunDecision[]> {
  const rows = await db.runDecision.findMany({
    where: {
      assignmentId: { in: [...assignmentIds] },
      ...(userIds === null ? {} : { quiz: { userId: { in: [...userIds] } } }),
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: { quiz: { select: { userId: true } } },
  })
  const nameOf = await namesOf(
    db,
    rows.flatMap(({ byId, endedById }) => [byId, endedById]),
  )
  return rows.map(({ quiz, byId, createdAt, endedById, endedAt, ...row }) => ({
    ...row,
    userId: quiz.userId,
    by: nameOf(byId),
    at: createdAt.getTime(),
    ended: endedAt && { by: nameOf(endedById), at: endedAt.getTime() },
  }))
}

/** A decision in force, as whoever took the quiz reads it: without who decided. */
export interface OwnDecision {
  readonly at: number
  readonly reason: string
}

/** What is in force of a quiz, as far as what it was begun for still stands. */
export async function decisionsOf(
  db: Db,
  quizId: string,
): Promise<Readonly<Record<RunDecisionKind, OwnDecision | null>>> {
  const rows = await db.runDecision.findMany({
    where: { quizId, endedAt: null, assignment: { removedAt: null } },
    select: { kind: true, reason: true, createdAt: true },
  })
  const of = (kind: RunDecisionKind): OwnDecision | null => {
    const row = rows.find((each) => each.kind === kind)
    return row ? { at: row.createdAt.getTime(), reason: row.reason } : null
  }
  return { handIn: of('handIn'), annul: of('annul') }
}

/** Which run of which assignment. */
export interface WhichRun {
  readonly assignmentId: string
  readonly quizId: string
}

/** Whose a run is, and whether it is an exam; null for none of the assignment. */
export async function ownerOfRun(
  db: Db,
  { assignmentId, quizId }: WhichRun,
): Promise<{ readonly userId: string; readonly isExam: boolean } | null> {
  const row = await db.quiz.findFirst({
    where: { id: quizId, assignmentId },
    select: { userId: true, exam: { select: { quizId: true } } },
  })
  return row && { userId: row.userId, isExam: row.exam !== null }
}

interface Decided {
  readonly reason: string
  readonly byId: string
  readonly at: number
}

const create = (tx: Db, which: WhichRun, kind: RunDecisionKind, { at, ...decided }: Decided) =>
  tx.runDecision.create({ data: { ...which, kind, ...decided, createdAt: new Date(at) } })

/** Notes that an instructor hands in an exam of somebody's, which must be handed in in the same transaction. */
export async function noteHandedIn(tx: Db, which: WhichRun, decided: Decided): Promise<void> {
  await create(tx, which, 'handIn', decided)
}

/** Where a run says since when a decision holds for it. */
const SINCE = { handIn: 'closedAt', annul: 'annulledAt' } as const satisfies Record<RunDecisionKind, string>

/** Decides something of a run, and notes who did and why; false where that was done before. The person must be held. */
async function decide(tx: Db, which: WhichRun, kind: RunDecisionKind, decided: Decided): Promise<boolean> {
  const { assignmentId, quizId: id } = which
  const since = SINCE[kind]
  const where = { id, assignmentId, [since]: null }
  const { count } = await tx.quiz.updateMany({ where, data: { [since]: new Date(decided.at) } })
  if (count > 0) await create(tx, which, kind, decided)
  return count > 0
}

/** Hands in a practice as it stands: it takes no more answers. False where that was done before. The person must be held. */
export const closeRun = (tx: Db, which: WhichRun, decided: Decided): Promise<boolean> =>
  decide(tx, which, 'handIn', decided)

/** Has a run count for nothing. False where it does already. The person must be held. */
export const annulRun = (tx: Db, which: WhichRun, decided: Decided): Promise<boolean> =>
  decide(tx, which, 'annul', decided)

/** Has a run count again as it did. One that counts stays as it is. The person must be held. */
export async function countRunAgain(
  tx: Db,
  { assignmentId, quizId }: WhichRun,
  { byId, at }: Omit<Decided, 'reason'>,
): Promise<void> {
  await tx.quiz.updateMany({ where: { id: quizId, assignmentId }, data: { annulledAt: null } })
  await tx.runDecision.updateMany({
    where: { assignmentId, quizId, kind: 'annul', endedAt: null },
    data: { endedAt: new Date(at), endedById: byId },
  })
}

/** Forgets that some people decided anything of a run, or took it back: what holds stays. */
export async function forgetDeciders(db: Db, ids: readonly string[]): Promise<void> {
  await db.runDecision.updateMany({ where: { byId: { in: [...ids] } }, data: { byId: null } })
  await db.runDecision.updateMany({ where: { endedById: { in: [...ids] } }, data: { endedById: null } })
}
