import 'server-only'
import { KEPT_EVERY } from '#lib/classroom/index'
import { keepHere } from '#lib/db/classroom/presence'
import { database } from '#lib/db/client'
import { errorPlace, log } from '../log'
import { countSoon } from './count-room'
import { type Reader, rooms } from './rooms'
import { tellCounts } from './tell-counts'

/** Pages that open within so long, in ms, are kept together: a room that comes back at once is one statement. */
const TOGETHER = 1_000

// For the whole process, as its rooms are.
const shared = globalThis as {
  verdettoHere?: {
    readonly opened: Set<string>
    soon: ReturnType<typeof setTimeout> | undefined
    beats: ReturnType<typeof setInterval> | undefined
  }
}
const here = () => {
  shared.verdettoHere ??= { opened: new Set(), soon: undefined, beats: undefined }
  return shared.verdettoHere
}

/** Somebody looks from here: a player is kept soon, with all others who came meanwhile, and then with everybody, as long as the page is open. */
export function pageOpened({ player }: Pick<Reader, 'player'>): void {
  const me = here()
  me.beats ??= setInterval(() => void quietly(keepOpenPages), KEPT_EVERY).unref()
  if (!player) return
  me.opened.add(player.id)
  me.soon ??= setTimeout(() => {
    const ids = [...me.opened]
    me.opened.clear()
    me.soon = undefined
    void quietly(() => keep(ids))
  }, TOGETHER).unref()
}

/** Keeps that all pages that are open in this process are, in one statement, and has those rooms counted again that somebody leads from here. */
export async function keepOpenPages(): Promise<void> {
  const going = await roomsThatGoOn()
  await keep([...new Set(going.flatMap(({ readers }) => [...readers].flatMap(({ player }) => player?.id ?? [])))])
  // Who has left says nothing: it is time that passes.
  for (const room of going) if ([...room.readers].some(({ role }) => role !== 'player')) countSoon(room)
  if (rooms().size === 0) stopBeats()
}

/** Once a session has ended nobody is waited for. One that cannot be read lets go of its readers by itself. */
async function roomsThatGoOn() {
  const read = [...rooms().values()].map(async (room) => ({ room, state: await room.state.catch(() => null) }))
  const all = await Promise.all(read)
  return all.flatMap(({ room, state }) => (state && state.row.session.phase !== 'ended' ? [room] : []))
}

async function keep(playerIds: readonly string[]): Promise<void> {
  for (const sessionId of await keepHere(database(), playerIds)) tellCounts(sessionId)
}

function stopBeats(): void {
  clearInterval(here().beats)
  here().beats = undefined
}

/** Leaves out what is still to be kept: the server stops, and whoever was here is soon elsewhere. */
export function forgetOpened(): void {
  const me = here()
  stopBeats()
  clearTimeout(me.soon)
  me.soon = undefined
  me.opened.clear()
}

/** Where the database is away everybody is kept again with the next beat. */
async function quietly(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.warn({ room: 'here', ...errorPlace(error) })
  }
}
