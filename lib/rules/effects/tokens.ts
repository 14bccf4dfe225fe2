import type { Exception } from '../kernel/card'
import { tokenOf } from '../kernel/copying'
import type { Amount, ObjectRef, PlayerRef } from '../kernel/language'
import { amount, objects, players } from '../kernel/look'
import type { Arrival } from '../kernel/state'
import { verb } from '../kernel/verb'
import { type PrintedSpec, printedOf } from '../scenario/printed'
import { flag, named, optional } from '../scenario/schema'
import { amount as amountWords, defining, objectRef, playerRef } from '../scenario/words'
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

const common = { who: optional(playerRef), amount: optional(amountWords), tapped: optional(flag) }
const entry = (tapped: boolean | undefined, faces: Arrival = {}) =>
  tapped || faces.sides ? { entry: { ...faces, ...(tapped ? { tapped } : {}) } } : {}

export const tokenVerbs = [
  verb('create', { token: named('token'), ...common }, (v, op, c) =>
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
  verb('createCopy', { of: objectRef, id: defining, ...common, except: optional(named('except')) }, (v, op, c) =>
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
