import 'server-only'
import { z } from 'zod'
import type { Call } from '#lib/questions/calls'
import type { Db } from './client'

/** A call of somebody, as it was drawn. Times in ms since 1970. */
export interface OwnCall {
  readonly id: string
  readonly seed: string
  readonly call: Call
  /** Facts, in the order in which they were asked for. */
  readonly asked: readonly string[]
  readonly startedAt: number
  /** Null until the ruling is given. */
  readonly ruling: string | null
}

const secret = z.object({ schema: z.literal(1), call: z.custom<Call>((v) => typeof v === 'object' && v !== null) })

const columns = { id: true, seed: true, secret: true, asked: true, startedAt: true, ruling: true } as const

/** Keeps a call that was drawn; returns its id. */
export async function createCall(
  db: Db,
  {
    userId,
    seed,
    call,
    at,
  }: { readonly userId: string; readonly seed: string; readonly call: Call; readonly at: number },
): Promise<string> {
  const row = await db.call.create({
    data: {
      userId,
      seed,
      callId: call.item.id,
      secret: { schema: 1, call: { ...call } } as never,
      startedAt: new Date(at),
    },
    select: { id: true },
  })
  return row.id
}

/** A person's last calls, the newest first: all of them, or one. */
async function calls(db: Db, userId: string, id: string | null, limit: number): Promise<readonly OwnCall[]> {
  const rows = await db.call.findMany({
    where: { userId, ...(id === null ? {} : { id }) },
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
    take: limit,
    select: columns,
  })
  return rows.map(({ startedAt, secret: kept, ...row }) => ({
    ...row,
    call: secret.parse(kept).call,
    startedAt: startedAt.getTime(),
  }))
}

/** A person's own call; null when there is none of that id, or it is somebody else's. */
export const findCall = async (db: Db, userId: string, id: string): Promise<OwnCall | null> =>
  (await calls(db, userId, id, 1))[0] ?? null

/** A person's last calls, the newest first. */
export const recentCalls = (db: Db, userId: string, limit: number): Promise<readonly OwnCall[]> =>
  calls(db, userId, null, limit)

/** Adds a fact to what was asked, unless it was, or the ruling is given. */
export async function addAsked(db: Db, userId: string, id: string, fact: string): Promise<void> {
  await db.$executeRaw`
    UPDATE "Call" SET "asked" = array_append("asked", ${fact})
    WHERE "id" = ${id}::uuid AND "userId" = ${userId}::uuid AND "ruling" IS NULL AND NOT ${fact} = ANY("asked")`
}

/** Gives the ruling, once and for all; false where it was given before. */
export async function giveRuling(db: Db, userId: string, id: string, ruling: string, at: number): Promise<boolean> {
  const { count } = await db.call.updateMany({
    where: { id, userId, ruling: null },
    data: { ruling, ruledAt: new Date(at) },
  })
  return count > 0
}

/** Gives a guest's calls to an account. */
export async function moveCalls(db: Db, fromId: string, toId: string): Promise<void> {
  await db.call.updateMany({ where: { userId: fromId }, data: { userId: toId } })
}
