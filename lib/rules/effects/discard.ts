import { inZone, pickCards } from '../kernel/cards'
import type { EffectMap } from '../kernel/effect'
import type { GameEvent } from '../kernel/events'
import type { ObjectId, PlayerId } from '../kernel/ids'
import { amount, labelOf, matches, players } from '../kernel/look'
import { stuck } from '../kernel/signal'
import { type Context, verb } from '../kernel/verb'
import type { View } from '../kernel/view'
import { either } from '../language/either'
import { maybe, who } from '../language/often'
import { flag, type Instructions, oneOf, optional } from '../language/schema'
import { filter, many } from '../language/words'
import { from } from './parts'

/** The words of each instruction. */
export const words = {
  /** Discards so many cards, or all: which, the player chooses, or whoever `by` names, or chance. */
  discard: {
    who,
    amount: either(many, oneOf(['all'])),
    what: optional(filter),
    random: optional(flag),
    by: maybe,
  },
}

declare module '../kernel/effect' {
  interface EffectMap extends Instructions<typeof words> {}
}

function chosen(v: View, player: PlayerId, op: EffectMap['discard'], c: Context): readonly ObjectId[] {
  const cards = inZone(v, 'hand', player).filter(
    (id) => !op.what || matches(v, id, op.what, c.controller, c.source, 'hand', c),
  )
  if (op.amount === 'all') return cards
  const n = amount(v, op.amount, c)
  const of = c.source === undefined ? 'discard' : labelOf(v, c.source)
  if (op.random) return pickCards(v, { choose: 'random', player, of }, cards, n)
  const [other] = op.by === undefined ? [] : players(v, op.by, c)
  const chooser = other ?? v.ask('discardChooser', { player, controller: c.controller }) ?? stuck('discardChooser')
  return pickCards(v, { choose: 'discard', player: chooser, of }, cards, n)
}

export const verbs = [
  verb('discard', (v, op, c) =>
    players(v, op.who, c).flatMap((player) =>
      chosen(v, player, op, c).map((object): GameEvent => ({ type: 'discard', object, player, ...from(c) })),
    ),
  ),
]
