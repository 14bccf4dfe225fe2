import 'server-only'
import { z } from 'zod'
import { SECONDS } from '#lib/classroom/index'
import { defineUseCase, unsafeId } from '../define-use-case'
import { later } from '../later'
import { applyCommand } from './apply'
import { keepAttempts } from './keep-attempts'
import { classLed } from './own-class'

const simple = z.enum([
  'start',
  'swap',
  'close',
  'reveal',
  'revote',
  'read',
  'next',
  'skip',
  'back',
  'pause',
  'resume',
  'lock',
  'unlock',
  'end',
])
const seconds = z.number().int().min(SECONDS.least).max(SECONDS.most).nullable()

const command = z.union([
  z.object({ type: simple }),
  z.object({ type: z.enum(['open', 'ballot']), seconds }),
  z.object({ type: z.literal('ask'), key: z.string().max(64) }),
  z.object({ type: z.literal('step'), step: z.number().int().min(0).max(1_000) }),
  z.object({ type: z.literal('kick'), player: unsafeId }),
  z.object({ type: z.literal('rename'), player: unsafeId, nickname: z.string().max(1_000) }),
])

/** `seen`: the number of the last event that the console had shown. */
const shape = z.object({ id: unsafeId, command, seen: z.number().int().min(0) })

/** Leads a session: for its instructor, from whatever device, and for the others who teach its course. */
export const runCommand = defineUseCase('classroom/command', shape, async ({ id, command: asked, seen }, { now }) => {
  const led = await classLed(id, now)
  if (!led.ok) return led
  const done = await applyCommand(id, asked, seen)
  if (done.ok && (asked.type === 'reveal' || asked.type === 'end')) later(() => keepAttempts(id))
  return done
})
