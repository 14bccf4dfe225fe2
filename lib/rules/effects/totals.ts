import type { GameEvent } from '../kernel/events'
import type { PlayerId } from '../kernel/ids'
import type { Amount, PlayerRef } from '../kernel/language'
import { life, players, quantity } from '../kernel/look'
import { illegalAnswer } from '../kernel/signal'
import { verb } from '../kernel/verb'
import type { View } from '../kernel/view'
import { from } from './parts'

declare module '../kernel/effect' {
  interface EffectMap {
    setLife: { readonly who: PlayerRef; readonly total: Amount }
    doubleLife: { readonly who: PlayerRef }
    exchangeLife: { readonly players: readonly [PlayerRef, PlayerRef] }
    redistributeLife: { readonly totals: Readonly<Record<string, number>> }
  }
}

/** Of some players, those whose total is set: a rule may say that it is not all of them. */
const settable = (v: View, who: readonly PlayerId[]): readonly PlayerId[] => v.ask('lifeIsSet', { players: who }) ?? who

/** Whether each of the players gets one of their totals, and each total goes to one of them. */
function redistributes(v: View, totals: Readonly<Record<PlayerId, number>>): boolean {
  const ascending = (xs: readonly number[]): string => xs.toSorted((a, b) => a - b).join()
  return ascending(Object.values(totals)) === ascending(Object.keys(totals).map((p) => life(v, p)))
}

export const totalVerbs = [
  verb('setLife', (v, op, c) =>
    settable(v, players(v, op.who, c)).map(
      (player): GameEvent => ({ type: 'setLife', player, total: quantity(v, op.total, c), ...from(c) }),
    ),
  ),
  verb('doubleLife', (v, op, c) =>
    players(v, op.who, c).map((player): GameEvent => ({ type: 'doubleLife', player, ...from(c) })),
  ),
  verb('exchangeLife', (v, op, c) => {
    const [a] = players(v, op.players[0], c)
    const [b] = players(v, op.players[1], c)
    return a === undefined || b === undefined ? [] : [{ type: 'exchangeLife', players: [a, b], ...from(c) }]
  }),
  verb('redistributeLife', (v, op, c) => {
    if (!redistributes(v, op.totals)) {
      const options = Object.keys(op.totals)
      return illegalAnswer({ choose: 'distribution', player: c.controller, of: 'redistributeLife', options }, op.totals)
    }
    return [{ type: 'redistributeLife', totals: op.totals, ...from(c) }]
  }),
]
