import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import type { ClassEvent } from '#lib/classroom/index'
import { readEvent } from './classroom/snapshot'
import { type Db, database } from './client'
import { isDatabaseDown } from './down'
import { AGAIN, type Ear, type Fanout, fanoutLost } from './fanout/port'
import { byPostgres } from './fanout/postgres'
import { byValkey } from './fanout/valkey'

/** What a notice may ask for: to read the events again, or to count the answers again. Notices name rows, never what they hold. */
type Notice = 'events' | 'counts'
type Wake = (notice: Notice) => void

interface Listener {
  readonly rooms: Map<string, Set<Wake>>
  ear: Ear | undefined
  /** The connection that is being opened. */
  trying: Promise<void> | undefined
}

// One connection per process: route bundles and development reloads each have their own instance of this module.
const shared = globalThis as { verdettoListener?: Listener }
const listener = (): Listener => {
  shared.verdettoListener ??= { rooms: new Map(), ear: undefined, trying: undefined }
  return shared.verdettoListener
}

/** What carries notices from process to process. */
const fanout = (): Fanout => (process.env.FANOUT_URL ? byValkey : byPostgres)

/** By what this process hears, and whether it does; null while nobody follows. */
export function hearing(): { readonly by: Fanout['by']; readonly hears: boolean } | null {
  const { rooms, ear } = listener()
  return rooms.size === 0 ? null : { by: fanout().by, hears: ear !== undefined }
}

/** Opens the connection that listens, while anybody follows; after a loss everybody is woken, and again once it is back: notices may have been missed. */
function listen(): void {
  const me = listener()
  if (me.ear || me.trying || me.rooms.size === 0) return
  me.trying = connect(me).finally(() => {
    me.trying = undefined
  })
}

async function connect(me: Listener): Promise<void> {
  const again = () => {
    if (me.rooms.size > 0) setTimeout(listen, AGAIN).unref()
  }
  const { by, hear } = fanout()
  try {
    const ear = await hear(heard, () => {
      if (me.ear === ear) me.ear = undefined
      fanoutLost.publish(by)
      // From now on they look by themselves.
      wakeAll(me)
      again()
    })
    me.ear = ear
    wakeAll(me)
  } catch {
    // Whoever carries notices is away: tried again until it is back.
    again()
  }
}

/** Has everything read again. */
function wakeAll({ rooms }: Listener): void {
  for (const wakes of rooms.values())
    for (const wake of wakes) {
      wake('events')
      wake('counts')
    }
}

function heard(notice: string): void {
  const [id = '', what = ''] = notice.split(':')
  for (const wake of listener().rooms.get(id) ?? []) wake(what === 'n' ? 'counts' : 'events')
}

/** Closes what listens and what tells; whoever still follows opens it again. */
export async function stopListening(): Promise<void> {
  const me = listener()
  await me.trying
  const { ear } = me
  me.ear = undefined
  await ear?.close()
  await fanout().close()
}

/** Wakes whoever follows a session, in every process, when the transaction is committed. */
export const announce = (tx: Db, id: string, seq: number): Promise<unknown> => fanout().sayWith(tx, `${id}:${seq}`)

/** Wakes whoever follows one of these sessions to count again, at once. */
export const announceCounts = (ids: readonly string[]): Promise<unknown> => fanout().say(ids.map((id) => `${id}:n`))

/** Every so often all is read again without a notice: one that was lost costs this much, in ms. */
const AT_LATEST = 10_000
/** And while no notice can be heard, this often, counts included. */
const DEAF = 1_000

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
    let lastRead = 0
    while (!signal.aborted) {
      if (due.size === 0)
        await new Promise<void>((resolve) => {
          const deaf = listener().ear === undefined
          const timer = setTimeout(
            () => {
              if (deaf) due.add('counts')
              wake('events')
            },
            deaf ? DEAF : AT_LATEST,
          )
          rouse = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      if (signal.aborted) return
      const counts = due.has('counts')
      // Notices that ask to count come five times a second, and say nothing of events: of those that were lost there is news in time.
      const current = !due.has('events') && Date.now() - lastRead < AT_LATEST
      due.clear()
      if (current) {
        yield { events: [], counts }
        continue
      }
      const events = await eventsAfter(id, seq)
      if (events === 'down') {
        await pause(AGAIN)
        due.add('events')
        if (counts) due.add('counts')
        continue
      }
      lastRead = Date.now()
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
