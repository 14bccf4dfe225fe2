import { pickCards } from '../kernel/cards'
import type { GameEvent } from '../kernel/events'
import type { ObjectId, PlayerId } from '../kernel/ids'
import type { Filter, PlayerRef } from '../kernel/language'
import { labelOf, matches, players } from '../kernel/look'
import { type Context, verb } from '../kernel/verb'
import type { View } from '../kernel/view'

declare module '../kernel/effect' {
  interface EffectMap {
    /** Puts a card that a player owns from outside the game into the hand. */
    bringIn: { readonly who: PlayerRef; readonly what?: Filter }
  }
}

/** Cards that a player owns outside the game, of those that an effect speaks of. */
const outside = (v: View, player: PlayerId, what: Filter, c: Context): readonly ObjectId[] =>
  Object.keys(v.state.objects).filter(
    (object) =>
      v.state.objects[object]?.owner === player &&
      v.ask('isOutside', { object }) === true &&
      matches(v, object, what, c.controller, c.source, 'anywhere', c),
  )

export const handVerbs = [
  verb('bringIn', (v, op, c) =>
    players(v, op.who, c).flatMap((player) => {
      const of = c.source === undefined ? 'bringIn' : labelOf(v, c.source)
      const cards = pickCards(v, { choose: 'take', player, of }, outside(v, player, op.what ?? {}, c), 1)
      return cards.map((object): GameEvent => ({ type: 'move', object, to: 'hand', verb: 'put' }))
    }),
  ),
]
