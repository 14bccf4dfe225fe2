import { inZone, lookedAt } from '../kernel/cards'
import type { GameEvent } from '../kernel/events'
import type { ObjectId, PlayerId } from '../kernel/ids'
import { amount, objects, players } from '../kernel/look'
import { type Context, compound, type Runner } from '../kernel/verb'
import { maybe, what, who } from '../language/often'
import { type Instructions, oneOf, optional, type Worded } from '../language/schema'
import { many } from '../language/words'
import { from } from './parts'

const seeing = { what: optional(what), zone: optional(oneOf(['library', 'hand'])), amount: optional(many) }

/** The words of each instruction. */
export const words = {
  /** A player looks at objects, or at a hand, or at the first cards of a library: their own, unless `of` says whose. */
  look: { who, of: maybe, ...seeing },
  /** Objects, a hand or the first cards of a library are shown to all players. */
  reveal: { who: maybe, ...seeing },
}

declare module '../kernel/effect' {
  interface EffectMap extends Instructions<typeof words> {}
}

/** The cards that are seen: those named, a hand, or so many from the top of a library (one, unless it is said). */
function seen(r: Runner, op: Worded<typeof seeing>, of: PlayerId, c: Context): readonly ObjectId[] {
  if (op.what !== undefined) return objects(r.view(), op.what, c)
  if (op.zone === 'hand') return inZone(r.view(), 'hand', of)
  return lookedAt(r, of, amount(r.view(), op.amount ?? 1, c))
}

export const verbs = [
  compound('look', (r, op, c) => {
    for (const player of players(r.view(), op.who, c))
      for (const of of op.of === undefined ? [player] : players(r.view(), op.of, c))
        r.together(seen(r, op, of, c).map((object): GameEvent => ({ type: 'look', player, object, ...from(c) })))
  }),
  compound('reveal', (r, op, c) => {
    const whose = op.what === undefined ? players(r.view(), op.who ?? 'you', c) : [c.controller]
    for (const of of whose) r.together(seen(r, op, of, c).map((object): GameEvent => ({ type: 'reveal', object })))
  }),
]
