import 'server-only'
import { z } from 'zod'
import { type ClassEvent, PHASES, REACHED, SCORES_SHOWN, type ScoresShown, type Session } from '#lib/classroom/index'

/** What the JSON columns of live sessions hold; as in `snapshot.ts`, every earlier schema stays readable. */

const round = z.union([z.literal(1), z.literal(2)])

const state1 = z.object({
  schema: z.literal(1),
  phase: z.enum(PHASES).exclude(['asking']),
  position: z.number().int(),
  round,
  reached: z.array(z.object({ round, to: z.enum(REACHED) })),
  closesAt: z.number().nullable(),
  paused: z.boolean(),
  left: z.number().nullable(),
  step: z.number().int(),
  locked: z.boolean(),
  // Earlier sessions knew of no time to read before the second vote; an earlier process that reads it leaves it out.
  reading: z.boolean().default(false),
})

const asking = z.object({ asked: z.array(z.string()), ballots: z.number().int(), counted: z.boolean() })

/** With calls among its questions. */
const state2 = state1.extend({
  schema: z.literal(2),
  phase: z.enum(PHASES),
  reached: z.array(z.object({ round, to: z.enum(REACHED), call: asking.optional() })),
})
const state = z.discriminatedUnion('schema', [state1, state2])

/** The number of the last event is a column of its own. The first shape is still written where there are no calls. */
export function writeState({ seq: _, reading, ...rest }: Session): object {
  return { schema: rest.reached.some(({ call }) => call) ? 2 : 1, ...rest, ...(reading && { reading }) }
}
export function readState(json: unknown, seq: number): Session {
  const { schema: _, ...rest } = state.parse(json)
  return { ...rest, seq } as Session
}

/** How a session is led: the countdown that is offered, who sees points, and whether an answer may be changed until it is locked. */
export interface ClassSettings {
  readonly seconds: number | null
  readonly scores: ScoresShown
  readonly changes: boolean
}

const settings1 = z.object({
  schema: z.literal(1),
  seconds: z.number().int().nullable(),
  scores: z.enum(SCORES_SHOWN),
  // Earlier sessions knew of no changes; an earlier process that reads it leaves it out.
  changes: z.boolean().default(false),
})

export const writeSettings = ({ changes, ...rest }: ClassSettings): object => ({
  schema: 1,
  ...rest,
  ...(changes && { changes }),
})
export function readSettings(json: unknown): ClassSettings {
  const { schema: _, ...settings } = settings1.parse(json)
  return settings
}

const at = { position: z.number().int(), round }
const closesAt = z.number().nullable()

const event1 = z.discriminatedUnion('type', [
  z.object({
    schema: z.literal(1),
    type: z.enum(['shown', 'closed', 'revealed', 'revoted', 'skipped', 'swapped']),
    ...at,
  }),
  z.object({ schema: z.literal(1), type: z.literal('opened'), ...at, closesAt }),
  z.object({ schema: z.literal(1), type: z.literal('stepped'), step: z.number().int() }),
  z.object({ schema: z.literal(1), type: z.enum(['paused', 'locked', 'unlocked', 'ended']) }),
  z.object({ schema: z.literal(1), type: z.literal('resumed'), closesAt }),
  z.object({ schema: z.literal(1), type: z.literal('kicked'), player: z.string() }),
  z.object({ schema: z.literal(1), type: z.literal('renamed'), player: z.string(), nickname: z.string() }),
])

const position = z.number().int()
const ballot = z.number().int()

/** What happens to a call. */
const event2 = z.discriminatedUnion('type', [
  z.object({ schema: z.literal(2), type: z.literal('balloted'), position, ballot, closesAt }),
  z.object({ schema: z.literal(2), type: z.literal('counted'), position, ballot }),
  z.object({ schema: z.literal(2), type: z.literal('asked'), position, fact: z.string() }),
])
const OF_CALLS: readonly ClassEvent['type'][] = event2.options.map(({ shape }) => shape.type.value)

export const writeEvent = (event: ClassEvent): object => ({ schema: OF_CALLS.includes(event.type) ? 2 : 1, ...event })
export function readEvent(json: unknown): ClassEvent {
  const { schema: _, ...event } = z.union([event1, event2]).parse(json)
  return event as ClassEvent
}
