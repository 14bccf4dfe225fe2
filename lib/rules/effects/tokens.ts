import { tokenOf } from '../kernel/copying'
import { amount, objects, players } from '../kernel/look'
import type { Arrival } from '../kernel/state'
import { verb } from '../kernel/verb'
import { named } from '../language/named'
import { except, maybe, tapped, what } from '../language/often'
import { type Instructions, optional } from '../language/schema'
import { defining, many } from '../language/words'
import { printedOf } from '../scenario/printed'
import { from } from './parts'

const creating = { who: maybe, amount: optional(many), tapped }

/** The words of each instruction. */
export const words = {
  /** Tokens of the given characteristics, for each of the players; scripts call them by the label, `lupo`, `lupo/2`. */
  create: { token: named('token'), ...creating },
  /** Tokens that are copies of a permanent (707.2). */
  createCopy: { of: what, id: defining, ...creating, except },
}

declare module '../kernel/effect' {
  interface EffectMap extends Instructions<typeof words> {}
}

const entry = (tapped: boolean | undefined, faces: Arrival = {}) =>
  tapped || faces.sides ? { entry: { ...faces, ...(tapped ? { tapped } : {}) } } : {}

export const verbs = [
  verb('create', (v, op, c) =>
    players(v, op.who ?? 'you', c).map((player) => ({
      type: 'create',
      player,
      by: c.controller,
      amount: amount(v, op.amount ?? 1, c),
      what: printedOf(op.token),
      label: op.token.id,
      ...entry(op.tapped),
      ...from(c),
    })),
  ),
  verb('createCopy', (v, op, c) =>
    objects(v, op.of, c).flatMap((of) => {
      const { what, faces } = tokenOf(v, of, op.except)
      return players(v, op.who ?? 'you', c).map((player) => ({
        type: 'create' as const,
        player,
        by: c.controller,
        amount: amount(v, op.amount ?? 1, c),
        what,
        label: op.id,
        ...entry(op.tapped, faces),
        ...from(c),
      }))
    }),
  ),
]
