import type { EventOf, GameEvent } from '../../kernel/events'
import { life } from '../../kernel/look'
import { believes, names, result, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

/** The gain or loss that takes a player from one total to another; none when they are equal. */
export function difference(v: View, player: string, total: number, source?: string): readonly GameEvent[] {
  const by = total - life(v, player)
  const from = source === undefined ? {} : { source }
  if (by > 0) return [{ type: 'gainLife', player, amount: by, ...from }]
  return by < 0 ? [{ type: 'loseLife', player, amount: -by, ...from }] : []
}

const adjust = (v: View, player: string, total: number): readonly GameEvent[] => [
  { type: 'adjustLife', player, by: total - life(v, player) },
]

const set = (how: (v: View, e: EventOf<'setLife'>) => readonly GameEvent[]) => result('119.5', 'setLife', how)

const redistribute = result('119.5', 'redistributeLife', (v, e) =>
  Object.entries(e.totals).flatMap(([player, total]) => difference(v, player, total, e.source)),
)

/** A total that becomes a number is a gain or a loss of the difference. */
export const settingLife = room(
  '119.5',
  'Setting a life total',
  [
    rule(
      '119.5',
      set((v, e) => difference(v, e.player, e.total, e.source)),
      redistribute,
    ),
    names('119.5', 'setLife'),
  ],
  [
    believes(
      'set-life-not-gain',
      rule(
        '119.5',
        set((v, e) => adjust(v, e.player, e.total)),
        redistribute,
      ),
    ),
    believes(
      'set-life-ignores-cant-gain',
      rule(
        '119.5',
        set((v, e) => {
          const moves = difference(v, e.player, e.total, e.source)
          return moves.some((d) => v.impossible(d)) ? adjust(v, e.player, e.total) : moves
        }),
        redistribute,
      ),
    ),
  ],
)
