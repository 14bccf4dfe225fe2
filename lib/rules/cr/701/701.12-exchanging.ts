import type { EventOf, GameEvent } from '../../kernel/events'
import { life } from '../../kernel/look'
import { believes, cant, result, room } from '../../kernel/rule'
import type { View } from '../../kernel/view'

type Exchange = EventOf<'exchangeLife'>

const totals = (v: View, e: Exchange) => {
  const [a, b] = e.players
  return [
    { player: a, by: life(v, b) - life(v, a) },
    { player: b, by: life(v, a) - life(v, b) },
  ] as const
}

const move = ({ player, by }: { player: string; by: number }, source: string | undefined): readonly GameEvent[] => {
  const from = source === undefined ? {} : { source }
  if (by > 0) return [{ type: 'gainLife', player, amount: by, ...from }]
  return by < 0 ? [{ type: 'loseLife', player, amount: -by, ...from }] : []
}

/** Exchanging life totals: each player gains or loses the difference, or nothing happens at all. */
export const exchanging = room(
  '701.12',
  'Exchange',
  [
    cant(
      '701.12a',
      'exchangeLife',
      (v, { players: [a, b] }) => a === b || [a, b].some((p) => v.state.players[p]?.lost),
    ),
    result('701.12c', 'exchangeLife', (v, e) => totals(v, e).flatMap((t) => move(t, e.source))),
  ],
  [
    believes(
      'exchange-life-no-events',
      result('701.12c', 'exchangeLife', (v, e) =>
        totals(v, e).map(({ player, by }): GameEvent => ({ type: 'adjustLife', player, by })),
      ),
    ),
  ],
)
