import 'server-only'
import { forgetOpened } from './presence'
import { drop, rooms } from './rooms'
import { forgetCounts } from './tell-counts'

/** Ends every stream of this process: browsers come back by themselves. */
export function closeAll(): void {
  forgetCounts()
  forgetOpened()
  for (const room of rooms().values()) for (const reader of [...room.readers]) drop(room, reader)
}

const shared = globalThis as { verdettoRoomsClose?: true }

/** A stream never ends by itself: a server that stops would wait for it. */
export function closeWithProcess(): void {
  if (shared.verdettoRoomsClose) return
  shared.verdettoRoomsClose = true
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, closeAll)
}
