import 'server-only'
import { invariant } from '#lib/base/invariant'
import type { Extension, ReasonedException } from '#lib/courses/index'
import type { Db } from './client'
import { namesOf } from './decided/names-of'

/** An exception of one student in one assignment. */
export type StoredException = ReasonedException & {
  readonly id: string
  readonly assignmentId: string
  readonly userId: string
}

interface Row {
  readonly id: string
  readonly assignmentId: string
  readonly userId: string
  readonly kind: ReasonedException['kind']
  readonly dueAt: Date | null
  readonly closesAt: Date | null
  readonly minutes: number | null
  readonly attempts: number | null
  readonly points: number | null
  readonly outOf: number | null
  readonly reason: string
}

const date = (at: number | null): Date | null => (at === null ? null : new Date(at))

function read({ kind, dueAt, closesAt, minutes, attempts, points, outOf, ...row }: Row): StoredException {
  const { id, assignmentId, userId, reason } = row
  const of = { id, assignmentId, userId, reason }
  switch (kind) {
    case 'time':
      return { ...of, kind, dueAt: dueAt?.getTime() ?? null, closesAt: closesAt?.getTime() ?? null, minutes }
    case 'attempts':
      invariant(attempts !== null, 'a check in SQL')
      return { ...of, kind, attempts }
    case 'excuse':
      return { ...of, kind }
    case 'mark':
      invariant(points !== null && outOf !== null, 'a check in SQL')
      return { ...of, kind, points, outOf }
  }
}

/** What is in force in some assignments: for some people, or for everybody. */
export async function listExceptions(
  db: Db,
  assignmentIds: readonly string[],
  userIds?: readonly string[],
): Promise<readonly StoredException[]> {
  const whose = userIds === undefined ? {} : { userId: { in: [...userIds] } }
  const rows = await db.assignmentException.findMany({
    where: { assignmentId: { in: [...assignmentIds] }, endedAt: null, ...whose },
    orderBy: { id: 'asc' },
  })
  return rows.map(read)
}

/** Who has other times in some assignments: of one person, or everybody. */
export async function listExtensions(
  db: Db,
  assignmentIds: readonly string[],
  userId?: string,
): Promise<readonly (Extension & { readonly assignmentId: string; readonly userId: string })[]> {
  const all = await listExceptions(db, assignmentIds, userId === undefined ? undefined : [userId])
  return all.flatMap((each) => (each.kind === 'time' ? [each] : []))
}

/** An exception as it was given, and what became of it. Moments in ms since 1970; who gave it is null where nobody knows, or they are gone. */
export type PastException = StoredException & {
  readonly by: string | null
  readonly at: number
  readonly ended: { readonly by: string | null; readonly at: number } | null
}

/** All that was ever given in some assignments, to one person or to all of them, the newest first. */
export async function listGiven(
  db: Db,
  assignmentIds: readonly string[],
  userId?: string,
): Promise<readonly PastException[]> {
  const rows = await db.assignmentException.findMany({
    where: { assignmentId: { in: [...assignmentIds] }, ...(userId === undefined ? {} : { userId }) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  const nameOf = await namesOf(
    db,
    rows.flatMap(({ byId, endedById }) => [byId, endedById]),
  )
  return rows.map((row) => ({
    ...read(row),
    by: nameOf(row.byId),
    at: row.createdAt.getTime(),
    ended: row.endedAt === null ? null : { by: nameOf(row.endedById), at: row.endedAt.getTime() },
  }))
}

/** Ends what is in force of one kind, if anything is. */
export async function endException(
  db: Db,
  which: { readonly assignmentId: string; readonly userId: string; readonly kind: ReasonedException['kind'] },
  { byId, at }: { readonly byId: string; readonly at: number },
): Promise<void> {
  await db.assignmentException.updateMany({
    where: { ...which, endedAt: null },
    data: { endedAt: new Date(at), endedById: byId },
  })
}

/** Makes an exception for each of these students. What was in force of its kind must have ended. */
export async function createExceptions(
  db: Db,
  { assignmentId, userIds }: { readonly assignmentId: string; readonly userIds: readonly string[] },
  exception: ReasonedException,
  { byId, at }: { readonly byId: string; readonly at: number },
): Promise<void> {
  const { kind, reason } = exception
  await db.assignmentException.createMany({
    data: userIds.map((userId) => ({
      assignmentId,
      userId,
      kind,
      reason,
      ...(kind === 'time' && {
        dueAt: date(exception.dueAt),
        closesAt: date(exception.closesAt),
        minutes: exception.minutes ?? null,
      }),
      ...(kind === 'attempts' && { attempts: exception.attempts }),
      ...(kind === 'mark' && { points: exception.points, outOf: exception.outOf }),
      byId,
      createdAt: new Date(at),
    })),
  })
}

/** Forgets that some people gave or took back anything: what holds for students stays. */
export async function forgetGivers(db: Db, ids: readonly string[]): Promise<void> {
  await db.assignmentException.updateMany({ where: { byId: { in: [...ids] } }, data: { byId: null } })
  await db.assignmentException.updateMany({ where: { endedById: { in: [...ids] } }, data: { endedById: null } })
}
