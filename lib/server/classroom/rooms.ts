import 'server-only'
import type { Role } from '#lib/classroom/index'
import type { ClassPlayer } from '#lib/db/classroom/players'
import type { ClassState } from './state'

/** Whoever looks at a session over one connection. */
export interface Reader {
  readonly role: Role
  /** Null for those who do not play. */
  readonly player: ClassPlayer | null
  /** Whose connection it is: one player's, or one instructor's. */
  readonly owner: string
  /** Hands over a message, or what many are sent of one and the reader's own end of it; false when the reader is too far behind, and is let go. */
  readonly send: (shared: string, own?: string) => boolean
  readonly close: () => void
}

/** What all who look at one session in this process share: one follower, one reading per event, one rendering per role. */
export interface Room {
  readonly id: string
  readonly readers: Set<Reader>
  readonly stop: AbortController
  state: Promise<ClassState | null>
  closing: ReturnType<typeof setTimeout> | undefined
  ahead: ReturnType<typeof setTimeout> | undefined
  counting: { readonly since: number; again: boolean } | undefined
}

// Route bundles and development reloads each have their own instance of this module.
const shared = globalThis as { verdettoRooms?: Map<string, Room> }

/** Those of this process, by their session. */
export function rooms(): Map<string, Room> {
  shared.verdettoRooms ??= new Map()
  return shared.verdettoRooms
}

/** How many follow sessions on this process, by role, and how many sessions are followed. */
export function openStreams(): { readonly sessions: number; readonly readers: Readonly<Record<Role, number>> } {
  const open = [...rooms().values()]
  const readers = { player: 0, projector: 0, host: 0 }
  for (const room of open) for (const { role } of room.readers) readers[role]++
  return { sessions: open.length, readers }
}

/** Connections of one owner to one session: a telephone that loses the net leaves some behind, a console and a wall are two. */
const EACH = 8

/** Lets go of the oldest connections of whoever has too many. */
export function makeRoom(room: Room, owner: string): void {
  const own = [...room.readers].filter((reader) => reader.owner === owner)
  for (const reader of own.slice(0, Math.max(0, own.length - EACH))) drop(room, reader)
}

/** Lets go of a reader, and of the room with the last one. */
export function drop(room: Room, reader: Reader): void {
  if (!room.readers.delete(reader)) return
  reader.close()
  if (room.readers.size > 0) return
  room.stop.abort()
  clearTimeout(room.closing)
  clearTimeout(room.ahead)
  if (rooms().get(room.id) === room) rooms().delete(room.id)
}

/** Hands over a message, or lets go of who is too far behind. */
export function send(room: Room, reader: Reader, shared: string, own?: string): void {
  if (!reader.send(shared, own)) drop(room, reader)
}
