import 'server-only'
import { z } from 'zod'
import { err, ok } from '#lib/base/result'
import type { Role } from '#lib/classroom/index'
import { classByCode } from '#lib/db/class-sessions'
import { database } from '#lib/db/client'
import { defineUseCase, unsafeId } from '../define-use-case'
import { readShortCode } from '../short-code'
import { classLed } from './own-class'
import { playerOf } from './player'
import { enterRoom, type Reader } from './room'

const lastSeq = z.number().int().min(0).nullable().catch(null)

/** Follows the session of a code as the player of this browser. */
export const followAsPlayer = defineUseCase(
  'classroom/follow-as-player',
  z.object({ code: z.string().max(100), lastSeq }),
  async (unsafe) => {
    const code = readShortCode(unsafe.code)
    const player = await playerOf(database(), code)
    if (player?.kicked) return err('kicked')
    if (!player) return err((await classByCode(database(), code)) ? 'expired-session' : 'class-unknown')
    return ok(streamOf(player.sessionId, { role: 'player', player }, unsafe.lastSeq))
  },
)

/** Follows a session that one leads: at the console, or on the wall. */
export const followAsLeader = defineUseCase(
  'classroom/follow-as-leader',
  z.object({ id: unsafeId, role: z.enum(['host', 'projector']), lastSeq }),
  async (unsafe, { now }) => {
    const led = await classLed(unsafe.id, now)
    return led.ok ? ok(streamOf(led.value.row.id, { role: unsafe.role, player: null }, unsafe.lastSeq)) : led
  },
)

/** A sign of life, so that nothing in between takes the silence for an end, in ms. */
const HEARTBEAT = 15_000
/** Bytes that may wait for one reader: whoever is further behind comes back and hears how it stands now. */
const BEHIND = 1_000_000

const encoder = new TextEncoder()

/** The messages for one reader as bytes, until either side leaves. */
function streamOf(
  id: string,
  who: { readonly role: Role; readonly player: Reader['player'] },
  seq: number | null,
): ReadableStream<Uint8Array> {
  let leave = () => {}
  let heart: ReturnType<typeof setInterval> | undefined
  let over = false
  return new ReadableStream<Uint8Array>(
    {
      async start(controller) {
        const end = () => {
          if (over) return
          over = true
          clearInterval(heart)
          controller.close()
        }
        const send = (message: string): boolean => {
          if (over) return false
          controller.enqueue(encoder.encode(message))
          return (controller.desiredSize ?? 0) > -BEHIND
        }
        // How long a browser waits before it comes back.
        send('retry: 1000\n\n')
        const left = await enterRoom(id, { ...who, send, close: end }, seq)
        if (left === null) return end()
        leave = left
        if (over) return leave()
        heart = setInterval(() => send(': qui\n\n') || leave(), HEARTBEAT)
      },
      cancel() {
        over = true
        clearInterval(heart)
        leave()
      },
    },
    { highWaterMark: 64_000, size: (chunk) => chunk?.byteLength ?? 0 },
  )
}
