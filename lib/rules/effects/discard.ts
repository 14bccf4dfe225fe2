import { inZone, pickCards } from '../kernel/cards'
import type { GameEvent } from '../kernel/events'
import type { ObjectId, PlayerId } from '../kernel/ids'
import type { Amount, Filter, PlayerRef } from '../kernel/language'
import { amount, labelOf, matches, players } from '../kernel/look'
import { stuck } from '../kernel/signal'
import { type Context, verb } from '../kernel/verb'
import type { View } from '../kernel/view'
import { from } from './parts'

declare module '../kernel/effect' {
  interface EffectMap {
    /** Discards so many cards, or all: which, the player chooses, or whoever `by` names, or chance. */
    discard: {
      readonly who: PlayerRef
      readonly amount: Amount | 'all'
      readonly what?: Filter
      readonly random?: boolean
      readonly by?: PlayerRef
    }
  }
}

interface Discard {
  readonly amount: Amount | 'all'
  readonly what?: Filter
  readonly random?: boolean
  readonly by?: PlayerRef
}

function chosen(v: View, player: PlayerId, op: Discard, c: Context): readonly ObjectId[] {
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

export const discardVerbs = [
  verb('discard', (v, op, c) =>
    players(v, op.who, c).flatMap((player) =>
      chosen(v, player, op, c).map((object): GameEvent => ({ type: 'discard', object, player, ...from(c) })),
    ),
  ),
]
