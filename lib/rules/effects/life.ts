import type { GameEvent } from '../kernel/events'
import type { PlayerId } from '../kernel/ids'
import type { Amount, PlayerRef } from '../kernel/language'
import { amount, life, players, quantity } from '../kernel/look'
import { illegalAnswer } from '../kernel/signal'
import { verb } from '../kernel/verb'
import type { View } from '../kernel/view'

declare module '../kernel/effect' {
  interface EffectMap {
    gainLife: { readonly who: PlayerRef; readonly amount: Amount }
    loseLife: { readonly who: PlayerRef; readonly amount: Amount }
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

const from = (source: string | undefined): { source?: string } => (source === undefined ? {} : { source })

export const lifeVerbs = [
  verb('gainLife', (v, op, c) =>
    players(v, op.who, c).map(
      (player): GameEvent => ({ type: 'gainLife', player, amount: amount(v, op.amount, c), ...from(c.source) }),
    ),
  ),
  verb('loseLife', (v, op, c) =>
    players(v, op.who, c).map(
      (player): GameEvent => ({ type: 'loseLife', player, amount: amount(v, op.amount, c), ...from(c.source) }),
    ),
  ),
  verb('setLife', (v, op, c) =>
    settable(v, players(v, op.who, c)).map(
      (player): GameEvent => ({ type: 'setLife', player, total: quantity(v, op.total, c), ...from(c.source) }),
    ),
  ),
  verb('doubleLife', (v, op, c) =>
    players(v, op.who, c).map((player): GameEvent => ({ type: 'doubleLife', player, ...from(c.source) })),
  ),
  verb('exchangeLife', (v, op, c) => {
    const [a] = players(v, op.players[0], c)
    const [b] = players(v, op.players[1], c)
    return a === undefined || b === undefined ? [] : [{ type: 'exchangeLife', players: [a, b], ...from(c.source) }]
  }),
  verb('redistributeLife', (v, op, c) => {
    if (!redistributes(v, op.totals)) {
      const options = Object.keys(op.totals)
      return illegalAnswer({ choose: 'distribution', player: c.controller, of: 'redistributeLife', options }, op.totals)
    }
    return [{ type: 'redistributeLife', totals: op.totals, ...from(c.source) }]
  }),
]
