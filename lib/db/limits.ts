import 'server-only'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { type Db, pool } from './client'

/** So many times in so many seconds, counted under a name. */
export interface Limit {
  readonly name: string
  readonly times: number
  readonly seconds: number
}

const limiters = new WeakMap<object, Map<string, RateLimiterPostgres>>()

function limiterFor({ name, times, seconds }: Limit): RateLimiterPostgres {
  const client = pool()
  const ofPool = limiters.get(client) ?? new Map<string, RateLimiterPostgres>()
  limiters.set(client, ofPool)
  const known = ofPool.get(name)
  if (known) return known
  const made = new RateLimiterPostgres({
    storeClient: client,
    tableName: 'RateLimit',
    tableCreated: true,
    keyPrefix: name,
    points: times,
    duration: seconds,
  })
  ofPool.set(name, made)
  return made
}

/** Counts one more use by `who` (an id or a hash, never an address or an e-mail); false when there were too many. Holds over all processes. */
export async function withinLimit(limit: Limit, who: string): Promise<boolean> {
  try {
    await limiterFor(limit).consume(who)
    return true
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return false
    throw refused
  }
}

/** Forgets the uses by `who`, after a success. */
export async function resetLimit(limit: Limit, who: string): Promise<void> {
  await limiterFor(limit).delete(who)
}

/** Forgets every count of a person. */
export async function forgetLimits(db: Db, who: string): Promise<void> {
  await db.rateLimit.deleteMany({ where: { key: { endsWith: `:${who}` } } })
}
