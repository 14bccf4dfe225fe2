import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { ClassEvent } from '#lib/classroom/index'
import { readEvent } from './class-snapshot'
import { type Db, database, pool } from './client'
import { isDatabaseDown } from './down'

const CHANNEL = 'aula'

/** What a notice may ask for: to read the events again, or to count the answers again. Notices name rows, never what they hold. */
type Notice = 'events' | 'counts'
type Wake = (notice: Notice) => void

interface Listener {
  readonly rooms: Map<string, Set<Wake>>
  client: pg.Client | undefined
  /** The connection that is being opened. */
  trying: Promise<void> | undefined
}

// One connection per process: route bundles and development reloads each have their own instance of this module.
const shared = globalThis as { verdettoListener?: Listener }
const listener = (): Listener => {
  shared.verdettoListener ??= { rooms: new Map(), client: undefined, trying: undefined }
  return shared.verdettoListener
}

/** A pause before the listening connection is tried again, in ms. */
const AGAIN = 500

/** Opens the connection that listens, while anybody follows; after a loss everybody is woken, since notices may have been missed. */
function listen(): void {
  const me = listener()
  if (me.client || me.trying || me.rooms.size === 0) return
  me.trying = connect(me).finally(() => {
    me.trying = undefined
  })
}

async function connect(me: Listener): Promise<void> {
  const client = new pg.Client({
    // A pooler that lends connections by the transaction would take this one away.
    connectionString: process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL,
    keepAlive: true,
    connectionTimeoutMillis: 4_000,
    application_name: 'verdetto-aula',
  })
  const lost = () => {
    if (me.client === client) me.client = undefined
    client.removeAllListeners()
    // What a closing connection still says is of no account.
    client.on('error', () => {})
    void client.end().catch(() => {})
    if (me.rooms.size > 0) setTimeout(listen, AGAIN).unref()
  }
  client.on('error', lost)
  client.on('end', lost)
  client.on('notification', ({ payload = '' }) => {
    const [id = '', what = ''] = payload.split(':')
    for (const wake of me.rooms.get(id) ?? []) wake(what === 'n' ? 'counts' : 'events')
  })
  try {
    await client.connect()
    await client.query(`LISTEN ${CHANNEL}`)
    me.client = client
    for (const wakes of me.rooms.values())
      for (const wake of wakes) {
        wake('events')
        wake('counts')
      }
  } catch {
    // The database is away: tried again until it is back.
    lost()
  }
}

/** Closes the listening connection; whoever still follows opens it again. */
export async function stopListening(): Promise<void> {
  const me = listener()
  await me.trying
  const { client } = me
  me.client = undefined
  client?.removeAllListeners()
  client?.on('error', () => {})
  await client?.end()
}

/** Wakes whoever follows a session, in every process, when the transaction is committed. */
export const announce = (tx: Db, id: string, seq: number): Promise<unknown> =>
  tx.$executeRaw`SELECT pg_notify(${CHANNEL}, ${`${id}:${seq}`})`

/** Wakes them to count again, at once: without a transaction, so that answers do not wait for one another's notices. */
export const announceCounts = (id: string): Promise<unknown> =>
  pool().query('SELECT pg_notify($1, $2)', [CHANNEL, `${id}:n`])

/** Every so often all is read again without a notice: one that was lost costs this much, in ms. */
const AT_LATEST = 10_000

/** What has happened in a session since the last time. */
export interface News {
  readonly events: readonly { readonly seq: number; readonly event: ClassEvent }[]
  /** Whether answers or players may have come since. */
  readonly counts: boolean
}

/** Follows a session from after an event until `signal` aborts. It reads rows, whatever the notices say. */
export async function* follow(id: string, afterSeq: number, signal: AbortSignal): AsyncGenerator<News> {
  const { rooms } = listener()
  const due = new Set<Notice>(['events'])
  let rouse = () => {}
  const wake: Wake = (notice) => {
    due.add(notice)
    rouse()
  }
  const wakes = rooms.get(id) ?? new Set<Wake>()
  rooms.set(id, wakes.add(wake))
  const stop = () => rouse()
  signal.addEventListener('abort', stop)
  try {
    listen()
    let seq = afterSeq
    while (!signal.aborted) {
      if (due.size === 0)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(() => wake('events'), AT_LATEST)
          rouse = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      if (signal.aborted) return
      const counts = due.has('counts')
      due.clear()
      const events = await eventsAfter(id, seq)
      if (events === 'down') {
        await pause(AGAIN)
        due.add(counts ? 'counts' : 'events')
        continue
      }
      seq = events.at(-1)?.seq ?? seq
      if (events.length > 0 || counts) yield { events, counts }
    }
  } finally {
    signal.removeEventListener('abort', stop)
    wakes.delete(wake)
    if (wakes.size === 0) rooms.delete(id)
  }
}

/** The events of a session after one of them; `down` while the database does not answer. */
async function eventsAfter(id: string, seq: number): Promise<News['events'] | 'down'> {
  try {
    const rows = await database().classEvent.findMany({
      where: { sessionId: id, seq: { gt: seq } },
      orderBy: { seq: 'asc' },
      select: { seq: true, event: true },
    })
    return rows.map((row) => ({ seq: row.seq, event: readEvent(row.event) }))
  } catch (error) {
    if (isDatabaseDown(error)) return 'down'
    throw error
  }
}
