import { chosenSome, nameAll } from '../kernel/choose'
import { sacrificeable } from '../kernel/cost'
import type { GameEvent } from '../kernel/events'
import { amount, labelOf, players } from '../kernel/look'
import { verb } from '../kernel/verb'
import { who } from '../language/often'
import type { Instructions } from '../language/schema'
import { filter, many } from '../language/words'

/** The words of each instruction. */
export const words = {
  /** Players sacrifice so many permanents of theirs, which they choose; all of them together (701.21). */
  sacrificeSome: { who, which: filter, amount: many },
}

declare module '../kernel/effect' {
  interface EffectMap extends Instructions<typeof words> {}
}

export const verbs = [
  verb('sacrificeSome', (v, op, c) => {
    const wanted = amount(v, op.amount, c)
    const of = c.source === undefined ? 'sacrifice' : labelOf(v, c.source)
    return players(v, op.who, c).flatMap((player) => {
      const named = nameAll(sacrificeable(v, player, op.which, c.source), (id) => labelOf(v, id))
      const most = Math.min(wanted, named.size)
      const chosen = chosenSome(v, { choose: 'sacrifice', player, of }, named, { least: most, most })
      return chosen.map((object): GameEvent => ({ type: 'sacrifice', object, player }))
    })
  }),
]
