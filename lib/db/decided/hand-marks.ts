import 'server-only'
import type { Db } from '../client'
import { namesOf } from './names-of'

/** A mark by hand of one question, in force. Points of one. */
export interface HandMark {
  readonly points: number
  readonly reason: string
}

/** A mark by hand as it was given, and what became of it. Moments in ms since 1970; who gave it is null where nobody knows, or they are gone. */
export interface PastHandMark extends HandMark {
  readonly id: string
  readonly assignmentId: string
  readonly userId: string
  readonly quizId: string
  readonly position: number
  readonly by: string | null
  readonly at: number
  readonly ended: { readonly by: string | null; readonly at: number } | null
}

/** A question of one run; the run must be of the assignment. */
export interface MarkedQuestion {
  readonly assignmentId: string
  readonly quizId: string
  readonly position: number
}

/** What is in force in some assignments, for some people or for everybody (null), as it was given: the newest first. `past`: with what ended. */
export async function listHandMarks(
  db: Db,
  assignmentIds: readonly string[],
  { userIds = null, past = false }: { readonly userIds?: readonly string[] | null; readonly past?: boolean } = {},
): Promise<readonly PastHandMark[]> {
  const rows = await db.handMark.findMany({
    where: {
      assignmentId: { in: [...assignmentIds] },
      ...(past ? {} : { endedAt: null }),
      ...(userIds === null ? {} : { quizItem: { quiz: { userId: { in: [...userIds] } } } }),
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: { quizItem: { select: { quizId: true, position: true, quiz: { select: { userId: true } } } } },
  })
  const nameOf = await namesOf(
    db,
    rows.flatMap(({ byId, endedById }) => [byId, endedById]),
  )
  return rows.map(({ id, assignmentId, points, reason, byId, createdAt, endedById, endedAt, quizItem }) => ({
    id,
    assignmentId,
    userId: quizItem.quiz.userId,
    quizId: quizItem.quizId,
    position: quizItem.position,
    points,
    reason,
    by: nameOf(byId),
    at: createdAt.getTime(),
    ended: endedAt && { by: nameOf(endedById), at: endedAt.getTime() },
  }))
}

/** What of a quiz is marked by hand, by its place: in what it was begun for, as far as that still stands. */
export async function handMarksOf(db: Db, quizId: string): Promise<ReadonlyMap<number, HandMark>> {
  const rows = await db.handMark.findMany({
    where: { endedAt: null, assignment: { removedAt: null }, quizItem: { quizId } },
    select: { points: true, reason: true, quizItem: { select: { position: true } } },
    orderBy: { quizItem: { position: 'asc' } },
  })
  return new Map(rows.map(({ points, reason, quizItem }) => [quizItem.position, { points, reason }]))
}

interface Given {
  readonly byId: string
  readonly at: number
}

/**
 * Marks one question of a run. The same for the same reason changes nothing; another takes the place of the one before. False for no such
 * question. The course must be held.
 */
export async function putHandMark(
  tx: Db,
  { assignmentId, quizId, position }: MarkedQuestion,
  { points, reason }: HandMark,
  { byId, at }: Given,
): Promise<boolean> {
  const item = await tx.quizItem.findFirst({
    where: { quizId, position, quiz: { assignmentId } },
    select: { id: true, itemId: true },
  })
  if (!item) return false
  const inForce = { quizItemId: item.id, endedAt: null }
  if (await tx.handMark.findFirst({ where: { ...inForce, points, reason }, select: { id: true } })) return true
  await tx.handMark.updateMany({ where: inForce, data: { endedAt: new Date(at), endedById: byId } })
  await tx.handMark.create({
    data: { assignmentId, quizItemId: item.id, itemId: item.itemId, points, reason, byId, createdAt: new Date(at) },
  })
  return true
}

/** Ends what is in force for one question of a run, if anything is. */
export async function endHandMark(
  tx: Db,
  { assignmentId, quizId, position }: MarkedQuestion,
  { byId, at }: Given,
): Promise<void> {
  await tx.handMark.updateMany({
    where: { assignmentId, endedAt: null, quizItem: { quizId, position } },
    data: { endedAt: new Date(at), endedById: byId },
  })
}

/** Forgets that some people marked a question, or took a mark back: what holds stays. */
export async function forgetMarkers(db: Db, ids: readonly string[]): Promise<void> {
  await db.handMark.updateMany({ where: { byId: { in: [...ids] } }, data: { byId: null } })
  await db.handMark.updateMany({ where: { endedById: { in: [...ids] } }, data: { endedById: null } })
}
