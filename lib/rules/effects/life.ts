import type { GameEvent } from '../kernel/events'
import type { Amount, PlayerRef } from '../kernel/language'
import { amount, players } from '../kernel/look'
import { verb } from '../kernel/verb'
import { list, record } from '../scenario/schema'
import { amount as amountWords, number, playerRef } from '../scenario/words'

declare module '../kernel/effect' {
  interface EffectMap {
    gainLife: { readonly who: PlayerRef; readonly amount: Amount }
    loseLife: { readonly who: PlayerRef; readonly amount: Amount }
    setLife: { readonly who: PlayerRef; readonly total: number }
    doubleLife: { readonly who: PlayerRef }
    exchangeLife: { readonly players: readonly [PlayerRef, PlayerRef] }
    redistributeLife: { readonly totals: Readonly<Record<string, number>> }
  }
}

const from = (source: string | undefined): { source?: string } => (source === undefined ? {} : { source })

export const lifeVerbs = [
  verb('gainLife', { who: playerRef, amount: amountWords }, (v, op, c) =>
    players(v, op.who, c).map(
      (player): GameEvent => ({ type: 'gainLife', player, amount: amount(v, op.amount, c), ...from(c.source) }),
    ),
  ),
  verb('loseLife', { who: playerRef, amount: amountWords }, (v, op, c) =>
    players(v, op.who, c).map(
      (player): GameEvent => ({ type: 'loseLife', player, amount: amount(v, op.amount, c), ...from(c.source) }),
    ),
  ),
  verb('setLife', { who: playerRef, total: number }, (v, op, c) =>
    players(v, op.who, c).map((player): GameEvent => ({ type: 'setLife', player, total: op.total, ...from(c.source) })),
  ),
  verb('doubleLife', { who: playerRef }, (v, op, c) =>
    players(v, op.who, c).map((player): GameEvent => ({ type: 'doubleLife', player, ...from(c.source) })),
  ),
  verb('exchangeLife', { players: list(playerRef) }, (v, op, c) => {
    const [a] = players(v, op.players[0], c)
    const [b] = players(v, op.players[1], c)
    return a === undefined || b === undefined ? [] : [{ type: 'exchangeLife', players: [a, b], ...from(c.source) }]
  }),
  verb('redistributeLife', { totals: record(number) }, (_, op, c) => [
    { type: 'redistributeLife', totals: op.totals, ...from(c.source) },
  ]),
]
