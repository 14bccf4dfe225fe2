import { pickCards } from '../kernel/cards'
import type { GameEvent } from '../kernel/events'
import type { ObjectId, PlayerId } from '../kernel/ids'
import type { Filter } from '../kernel/language'
import { labelOf, matches, players } from '../kernel/look'
import { type Context, verb } from '../kernel/verb'
import type { View } from '../kernel/view'
import { who } from '../language/often'
import { type Instructions, optional } from '../language/schema'
import { filter } from '../language/words'

/** The words of each instruction. */
export const words = {
  /** Puts a card that a player owns from outside the game into the hand. */
  bringIn: { who, what: optional(filter) },
}

declare module '../kernel/effect' {
  interface EffectMap extends Instructions<typeof words> {}
}

/** Cards that a player owns outside the game, of those that an effect speaks of. */
const outside = (v: View, player: PlayerId, what: Filter, c: Context): readonly ObjectId[] =>
  Object.keys(v.state.objects).filter(
    (object) =>
      v.state.objects[object]?.owner === player &&
      v.ask('isOutside', { object }) === true &&
      matches(v, object, what, c.controller, c.source, 'anywhere', c),
  )

export const verbs = [
  verb('bringIn', (v, op, c) =>
    players(v, op.who, c).flatMap((player) => {
      const of = c.source === undefined ? 'bringIn' : labelOf(v, c.source)
      const cards = pickCards(v, { choose: 'take', player, of }, outside(v, player, op.what ?? {}, c), 1)
      return cards.map((object): GameEvent => ({ type: 'move', object, to: 'hand', verb: 'put' }))
    }),
  ),
]
