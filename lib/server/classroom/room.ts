import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { concernsPlayers, openBallot, type Role } from '#lib/classroom/index'
import { ownPart } from '#lib/db/classroom/answers'
import type { ClassPlayer } from '#lib/db/classroom/players'
import { ownWant } from '#lib/db/classroom/wants'
import { database } from '#lib/db/client'
import { follow, type News } from '#lib/db/live'
import { askKey } from '#lib/italian/calls'
import { errorPlace, log } from '../log'
import { applyTick } from './apply'
import { closeWithProcess } from './close-rooms'
import { countSoon } from './count-room'
import { pageOpened } from './presence'
import { drop, makeRoom, type Reader, type Room, rooms, send } from './rooms'
import { type ClassState, liveView, ownView, prepareNext, readClass } from './state'
import { stepMessage } from './step-message'

/** Lets somebody look; they are told how it stands, unless they have heard of the last event. Returns how to leave; null where there is no such session. */
export async function enterRoom(id: string, reader: Reader, lastSeq: number | null): Promise<(() => void) | null> {
  const room = rooms().get(id) ?? openRoom(id)
  room.readers.add(reader)
  makeRoom(room, reader.owner)
  const leave = () => drop(room, reader)
  try {
    const state = await room.state
    if (!state) {
      leave()
      return null
    }
    // What comes while this reads is sent too: a state that is sent twice does no harm.
    if (lastSeq !== state.row.session.seq || reader.role === 'host') await greet(state, reader)
    pageOpened(reader)
    // While nobody was here whom counts are told, nobody counted.
    if (reader.role !== 'player') countSoon(room)
  } catch (error) {
    leave()
    throw error
  }
  return leave
}

async function greet(state: ClassState, reader: Reader): Promise<void> {
  const { player, role } = reader
  const view = liveView(state, role)
  if (!player) {
    reader.send(stateMessage(state, JSON.stringify(view)))
    return
  }
  const part = state.question && {
    ...(await ownPart(database(), state.question.id, player.id)),
    ...(await wantIn(state, state.question.id, player.id)),
  }
  reader.send(stateMessage(state, JSON.stringify({ ...view, own: ownView(state, nowOf(state, player), part) })))
}

/** What a player wants to ask in the ballot that is open. */
async function wantIn({ row }: ClassState, questionId: string, playerId: string) {
  const ballot = openBallot(row.session)
  const fact = ballot === null ? null : await ownWant(database(), questionId, ballot, playerId)
  return ballot === null || fact === null ? {} : { want: { ballot, key: askKey(fact) } }
}

/** A player under the name that they have now. */
const nowOf = ({ byId }: ClassState, player: ClassPlayer): ClassPlayer => byId.get(player.id) ?? player

function openRoom(id: string): Room {
  const room: Room = {
    id,
    readers: new Set(),
    stop: new AbortController(),
    state: readClass(id),
    closing: undefined,
    ahead: undefined,
    counting: undefined,
  }
  rooms().set(id, room)
  closeWithProcess()
  void run(room)
  return room
}

async function run(room: Room): Promise<void> {
  try {
    const first = await room.state
    if (!first) return
    watchClock(room, first)
    lookAhead(room, first)
    for await (const news of follow(room.id, first.row.session.seq, room.stop.signal)) await tell(room, news)
  } catch (error) {
    log.error({ room: 'follow', ...errorPlace(error) })
    // Whoever looks comes back by themselves, to a room that is read anew.
    for (const reader of [...room.readers]) drop(room, reader)
  }
}

/** Tells everybody what has happened: one reading of the session, whoever many look. */
async function tell(room: Room, { events, counts }: News): Promise<void> {
  if (events.length === 0) return counts ? countSoon(room) : undefined
  const before = (await room.state) ?? undefined
  const renamed = new Set(events.flatMap(({ event }) => (event.type === 'renamed' ? [event.player] : [])))
  // Of another question nothing is known.
  const swapped = events.some(({ event }) => event.type === 'swapped')
  const state = await readClass(room.id, swapped ? undefined : before, renamed.size > 0)
  if (!state) return
  room.state = Promise.resolve(state)
  watchClock(room, state)
  const forPlayers = events.some(({ event }) => concernsPlayers(event.type))
  const step = forPlayers ? null : stepMessage(state, events)
  const known = before?.question !== undefined && before.question?.id === state.question?.id
  // The second vote begins with the question of the first: a browser keeps it for one vote only.
  const same = known && before?.row.session.round === state.row.session.round
  const kicked = new Set(events.flatMap(({ event }) => (event.type === 'kicked' ? [event.player] : [])))
  const bodies = new Map<Role, string>()
  const bodyFor = (role: Role): string => {
    const known = bodies.get(role) ?? JSON.stringify(withoutKnown(liveView(state, role), same))
    bodies.set(role, known)
    return known
  }
  // One text for all who hear the same, but for its end: it is made, and written as bytes, once.
  const messages = new Map<Role, string>()
  const messageFor = (role: Role): string => {
    const known = messages.get(role) ?? stateMessage(state, bodyFor(role).slice(0, -1), '')
    messages.set(role, known)
    return known
  }
  // The many first: whoever leads sees more, which takes longer to write, and knows what they did.
  const readers = [...room.readers].sort((a, b) => Number(a.player === null) - Number(b.player === null))
  for (const [n, reader] of readers.entries()) {
    // Who answers meanwhile does not wait until all are told.
    if (n % IN_ONE_GO === IN_ONE_GO - 1) await setImmediate()
    const { role, player } = reader
    if (!room.readers.has(reader)) continue
    if (!player) send(room, reader, messageFor(role), END)
    else if (kicked.has(player.id)) {
      reader.send('event: fuori\ndata: {}\n\n')
      drop(room, reader)
    } else if (renamed.has(player.id)) await greet(state, reader)
    else if (forPlayers) {
      const own = ownPartOf(state, player, same)
      send(room, reader, messageFor(role), own === null ? END : `,"own":${own}${END}`)
    } else if (step !== null) send(room, reader, step)
  }
  lookAhead(room, state)
}

/** Once this has been told, what comes next is worked out. */
function lookAhead(room: Room, state: ClassState): void {
  clearTimeout(room.ahead)
  room.ahead = setTimeout(() => {
    prepareNext(state).catch((error) => log.error({ room: 'ahead', ...errorPlace(error) }))
  }, AHEAD)
}

/** So many are told before somebody else has a turn. */
const IN_ONE_GO = 100

/** After what was told has left, in ms. */
const AHEAD = 100

/** Everybody who has seen the question has it: it is most of what there is to send. */
const withoutKnown = (view: ReturnType<typeof liveView>, same: boolean): object => {
  if (!same) return view
  const { question: _, ...rest } = view
  return rest
}

/** A player's own part where an event changed it: a question that comes, or is locked with what they answered, a verdict that is told, the end. */
function ownPartOf(state: ClassState, player: ClassPlayer, same: boolean): string | null {
  const { phase } = state.row.session
  if (same && phase !== 'closed' && phase !== 'revealed' && phase !== 'ended') return null
  return JSON.stringify(ownView(state, nowOf(state, player), null))
}

/** The end of what everybody is told, before which each may have a field of their own. */
const END = '}\n\n'

const stateMessage = ({ row }: ClassState, body: string, end = '\n\n'): string =>
  `id: ${row.session.seq}\nevent: stato\ndata: ${body}${end}`

/** When the countdown is over somebody has to notice: every process that has the room tries, and the first closes the question. */
function watchClock(room: Room, { row }: ClassState): void {
  clearTimeout(room.closing)
  const { closesAt } = row.session
  if (closesAt === null) return
  const wait = Math.max(0, closesAt - row.now) + 20
  room.closing = setTimeout(() => {
    applyTick(room.id).catch((error) => {
      log.error({ room: 'tick', ...errorPlace(error) })
      if (!room.stop.signal.aborted) room.closing = setTimeout(() => void applyTick(room.id).catch(() => {}), 1_000)
    })
  }, wait)
}
