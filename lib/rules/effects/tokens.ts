import type { Exception } from '../kernel/card'
import { tokenOf } from '../kernel/copying'
import type { Amount, ObjectRef, PlayerRef } from '../kernel/language'
import { amount, objects, players } from '../kernel/look'
import type { Arrival } from '../kernel/state'
import { verb } from '../kernel/verb'
import { type PrintedSpec, printedOf } from '../scenario/printed'
import { from } from './parts'

declare module '../kernel/effect' {
  interface EffectMap {
    /** Tokens of the given characteristics, for each of the players; scripts call them by the label, `lupo`, `lupo/2`. */
    create: {
      readonly token: PrintedSpec
      readonly who?: PlayerRef
      readonly amount?: Amount
      readonly tapped?: boolean
    }
    /** Tokens that are copies of a permanent (707.2). */
    createCopy: {
      readonly of: ObjectRef
      readonly id: string
      readonly who?: PlayerRef
      readonly amount?: Amount
      readonly tapped?: boolean
      readonly except?: Exception
    }
  }
}

const entry = (tapped: boolean | undefined, faces: Arrival = {}) =>
  tapped || faces.sides ? { entry: { ...faces, ...(tapped ? { tapped } : {}) } } : {}

export const tokenVerbs = [
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
