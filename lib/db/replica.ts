import 'server-only'
import { channel } from 'node:diagnostics_channel'
import { setTimeout as pause } from 'node:timers/promises'
import { type Connection, type Db, database, openConnection, pool } from './client'
import { isDatabaseDown } from './down'

/** From where something was read, and if not from the replica, why: it is behind, does not answer, or is none. */
export type ReplicaOutcome = 'replica' | 'behind' | 'down' | 'no-replica'

/** Whoever counts hears here of each reading that might go to a replica: a `ReplicaOutcome`. */
export const replicaRead = channel('verdetto.replica-read')

/** A replica may take so long to come as far as the primary was, in ms. */
const PATIENCE = 250
/** For so long it is left alone afterwards, in ms. */
const LEFT_ALONE = 5_000

interface Replica extends Connection {
  /** Why nothing is read from it, and until when. */
  avoided: { readonly why: ReplicaOutcome; readonly until: number } | undefined
}

// One pool per process: route bundles and development reloads each have their own instance of this module.
const shared = globalThis as { verdettoReplica?: Replica | undefined }

function replica(): Replica | null {
  const url = process.env.DATABASE_REPLICA_URL
  if (!url) return null
  shared.verdettoReplica ??= { ...openConnection(url, 'verdetto-replica'), avoided: undefined }
  return shared.verdettoReplica
}

/** Whether the replica knows by now all that was kept on the primary when this was asked: what somebody has just done is in it. */
async function knows({ pool: there }: Replica): Promise<ReplicaOutcome> {
  const { rows } = await pool().query<{ at: string }>('SELECT pg_current_wal_flush_lsn()::text AS at')
  for (let [waited, wait] = [0, 2]; ; wait = Math.min(wait * 2, 50)) {
    const state = await stateOf(there, rows[0]?.at ?? '')
    if (state !== 'behind' || waited >= PATIENCE) return state
    await pause(wait)
    waited += wait
  }
}

async function stateOf(there: Connection['pool'], at: string): Promise<ReplicaOutcome> {
  try {
    const { rows } = await there.query<{ standby: boolean; knows: boolean | null }>(
      'SELECT pg_is_in_recovery() AS standby, pg_last_wal_replay_lsn() >= $1::pg_lsn AS knows',
      [at],
    )
    if (!rows[0]?.standby) return 'no-replica'
    return rows[0].knows ? 'replica' : 'behind'
  } catch (error) {
    if (isDatabaseDown(error)) return 'down'
    throw error
  }
}

function avoid(one: Replica, why: ReplicaOutcome): void {
  one.avoided = { why, until: performance.now() + LEFT_ALONE }
}

/** The replica where it may be read now; else null. */
async function usable(): Promise<Replica | null> {
  const one = replica()
  if (!one) return null
  if (one.avoided && performance.now() >= one.avoided.until) one.avoided = undefined
  const outcome = one.avoided?.why ?? (await knows(one))
  if (outcome !== 'replica' && !one.avoided) avoid(one, outcome)
  replicaRead.publish(outcome)
  return outcome === 'replica' ? one : null
}

/** Where much may be read without standing in anybody's way: a replica that knows all that was kept until now, or else the database itself. */
export const reader = async (): Promise<Db> => (await usable())?.prisma ?? database()

/** A replica ends what stands in the way of what comes in. */
const CONFLICT = /conflict with recovery|40001/

const isConflict = (error: unknown): boolean =>
  error instanceof Error && CONFLICT.test(`${error.message} ${(error as { code?: unknown }).code}`)

/**
 * Reads much: from a replica, where there is one that knows all that was kept until now, or else from the database itself. Where the replica fails meanwhile
 * all is read again; so `work` may read and nothing else.
 */
export async function reading<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const one = await usable()
  if (!one) return work(database())
  try {
    return await work(one.prisma)
  } catch (error) {
    const [down, conflict] = [isDatabaseDown(error), isConflict(error)]
    if (!down && !conflict) throw error
    if (down) avoid(one, 'down')
    replicaRead.publish(down ? 'down' : 'behind')
    return work(database())
  }
}

/** Closes the connections to the replica; the next use opens them again. */
export async function leaveReplica(): Promise<void> {
  const open = shared.verdettoReplica
  shared.verdettoReplica = undefined
  await open?.prisma.$disconnect()
}
