import 'server-only'
import { errorPlace, log } from '../log'
import { type Room, send } from './rooms'
import { countsView, recount } from './state'

/** Counts are told at most so often, in ms. */
const EVERY = 200

/** Counts again, now or when the last time is long enough ago. */
export function countSoon(room: Room): void {
  if (room.counting) {
    room.counting.again = true
    return
  }
  const counting = { since: performance.now(), again: false }
  room.counting = counting
  void count(room)
    .catch((error) => log.error({ room: 'count', ...errorPlace(error) }))
    .finally(() =>
      setTimeout(
        () => {
          room.counting = undefined
          if (counting.again && !room.stop.signal.aborted) countSoon(room)
        },
        Math.max(0, EVERY - (performance.now() - counting.since)),
      ),
    )
}

async function count(room: Room): Promise<void> {
  const known = await room.state
  // Players hear of counts with the next event: where only they look, as in most processes, nothing is read for it.
  if (!known || ![...room.readers].some(({ role }) => role !== 'player')) return
  const state = await recount(known)
  // An event may have come in between: it brought its own counts.
  if ((await room.state) !== known) return
  room.state = Promise.resolve(state)
  for (const role of ['host', 'projector'] as const) {
    const readers = [...room.readers].filter((reader) => reader.role === role)
    if (readers.length === 0) continue
    const message = `event: conteggio\ndata: ${JSON.stringify(countsView(state, role))}\n\n`
    for (const reader of readers) send(room, reader, message)
  }
}
