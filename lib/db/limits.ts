import 'server-only'
import { channel } from 'node:diagnostics_channel'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { type Db, pool } from './client'

/** So many times in so many seconds, counted under a name. */
export interface Limit {
  readonly name: string
  readonly times: number
  readonly seconds: number
}

/** Whoever counts hears here of each limit that somebody has met: its name, never whose. */
export const limitMet = channel('verdetto.limit-met')

function refusedBy({ name }: Limit, refused: unknown): false {
  if (!(refused instanceof RateLimiterRes)) throw refused
  limitMet.publish(name)
  return false
}

const limiters = new WeakMap<object, Map<string, RateLimiterPostgres>>()

function limiterFor({ name, times, seconds }: Limit): RateLimiterPostgres {
  const client = pool()
  const ofPool = limiters.get(client) ?? new Map<string, RateLimiterPostgres>()
  limiters.set(client, ofPool)
  const known = ofPool.get(name)
  if (known) return known
  const made = new RateLimiterPostgres({
    // Named statements, which the library would make, belong to a connection; behind a pooler the next query has another one.
    storeClient: { query: ({ text, values }: pg.QueryConfig) => client.query(text, values) },
    storeType: 'client',
    tableName: 'RateLimit',
    tableCreated: true,
    keyPrefix: name,
    points: times,
    duration: seconds,
  })
  ofPool.set(name, made)
  return made
}

const local = new Map<string, RateLimiterMemory>()

/** The same, counted in this process alone: for what hundreds do in one second, where a row for each would cost more than what it limits. */
export async function withinLocalLimit(limit: Limit, who: string): Promise<boolean> {
  const { name, times, seconds } = limit
  const limiter = local.get(name) ?? new RateLimiterMemory({ keyPrefix: name, points: times, duration: seconds })
  local.set(name, limiter)
  try {
    await limiter.consume(who)
    return true
  } catch (refused) {
    return refusedBy(limit, refused)
  }
}

/** Counts one more use by `who` (an id or a hash, never an address or an e-mail); false when there were too many. Holds over all processes. */
export async function withinLimit(limit: Limit, who: string): Promise<boolean> {
  try {
    await limiterFor(limit).consume(who)
    return true
  } catch (refused) {
    return refusedBy(limit, refused)
  }
}

/** Whether `who` has used up a limit; asking counts as no use. */
export async function isSpent(limit: Limit, who: string): Promise<boolean> {
  const used = await limiterFor(limit).get(who)
  return used !== null && used.consumedPoints >= limit.times
}

/** Forgets the uses by `who`, after a success. */
export async function resetLimit(limit: Limit, who: string): Promise<void> {
  await limiterFor(limit).delete(who)
}

/** Forgets every count of a person. */
export async function forgetLimits(db: Db, who: string): Promise<void> {
  await db.rateLimit.deleteMany({ where: { key: { endsWith: `:${who}` } } })
}
