import 'server-only'
import { z } from 'zod'
import { readSession } from '#lib/auth/session'
import { signedInWith } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { playerByToken } from '#lib/db/classroom/players'
import { findClass } from '#lib/db/classroom/sessions'
import { database } from '#lib/db/client'
import { clock } from '../clock'
import { defineUseCase, unsafeId } from '../define-use-case'
import type { Telling } from '../events'
import { errorPlace, log } from '../log'
import { readShortCode } from '../short-code'
import { behindCode } from './behind-code'
import { classLed, leads } from './own-class'
import { ownToken, playerOf } from './player'
import { enterRoom } from './room'
import type { Reader } from './rooms'

const lastSeq = z.number().int().min(0).nullable().catch(null)

/** Follows the session of a code as the player of this browser. */
export const followAsPlayer = defineUseCase(
  'classroom/follow-as-player',
  z.object({ code: z.string().max(100), lastSeq }),
  async (unsafe) => {
    const code = readShortCode(unsafe.code)
    const player = await playerOf(database(), code)
    if (player?.kicked) return err('kicked')
    if (!player) {
      const found = await behindCode(code)
      return found.ok ? err('expired-session') : found
    }
    const hash = await ownToken(code)
    const mayStay = async () => {
      const now = hash === null ? null : await playerByToken(database(), hash)
      return now !== null && !now.kicked
    }
    return ok(tellingOf(player.sessionId, { role: 'player', player, owner: player.id, mayStay }, unsafe.lastSeq))
  },
)

/** Follows a session that one leads: at the console, or on the wall. */
export const followAsLeader = defineUseCase(
  'classroom/follow-as-leader',
  z.object({ id: unsafeId, role: z.enum(['host', 'projector']), lastSeq }),
  async (unsafe, { now }) => {
    const led = await classLed(unsafe.id, now)
    if (!led.ok) return led
    const { who, row } = led.value
    const session = await readSession()
    const mayStay = async () => {
      const signedIn = session && (await signedInWith(session, clock.now()))
      const still = signedIn && signedIn.person.role !== 'studente' && (await findClass(database(), row.id))
      return still ? leads(signedIn.person, still) : false
    }
    return ok(tellingOf(row.id, { role: unsafe.role, player: null, owner: who.id, mayStay }, unsafe.lastSeq))
  },
)

/** A sign of life, so that nothing in between takes the silence for an end, in ms. */
const HEARTBEAT = 15_000
/** Heartbeats between one look at the right to be here and the next: a minute. Removing a player is heard of at once. */
const LOOKS = 4
const encoder = new TextEncoder()
let last = { message: '', bytes: new Uint8Array() }

/** A message as bytes: what hundreds are sent one after the other is written once. */
function bytesOf(message: string): Uint8Array {
  if (last.message !== message) last = { message, bytes: encoder.encode(message) }
  return last.bytes
}

/** Whether a reader may stay. Where that cannot be asked now they may, until it can. */
async function stillMay(mayStay: () => Promise<boolean>): Promise<boolean> {
  try {
    return await mayStay()
  } catch (error) {
    log.warn({ room: 'right', ...errorPlace(error) })
    return true
  }
}

/** What one reader is told, until either side leaves, or the right to be here ends. */
const tellingOf =
  (
    id: string,
    { mayStay, ...who }: Pick<Reader, 'role' | 'player' | 'owner'> & { readonly mayStay: () => Promise<boolean> },
    seq: number | null,
  ): Telling =>
  (sink) => {
    let leave = () => {}
    let heart: ReturnType<typeof setInterval> | undefined
    let over = false
    const stop = () => {
      over = true
      clearInterval(heart)
    }
    const end = () => {
      if (over) return
      stop()
      sink.end()
    }
    const send: Reader['send'] = (shared, own) => {
      if (over) return false
      return own === undefined ? sink.write(bytesOf(shared)) : sink.write(bytesOf(shared), encoder.encode(own))
    }
    const begin = async () => {
      // How long a browser waits before it comes back.
      send('retry: 1000\n\n')
      const left = await enterRoom(id, { ...who, send, close: end }, seq)
      if (left === null) return end()
      leave = left
      if (over) return leave()
      let beats = 0
      heart = setInterval(() => {
        if (!send(': qui\n\n')) return leave()
        beats += 1
        if (beats % LOOKS === 0) void stillMay(mayStay).then((may) => may || leave())
      }, HEARTBEAT)
    }
    begin().catch((error) => {
      log.error({ room: 'enter', ...errorPlace(error) })
      // They come back by themselves.
      end()
    })
    return () => {
      stop()
      leave()
    }
  }
