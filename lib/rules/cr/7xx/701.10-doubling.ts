import { life } from '../../kernel/look'
import { result, room } from '../../kernel/rule'

/** Doubling a life total is gaining, or losing, as much as it is. */
export const doubling = room('701.10', 'Double', [
  result('701.10d', 'doubleLife', (v, e) => {
    const total = life(v, e.player)
    if (total > 0) return [{ type: 'gainLife', player: e.player, amount: total }]
    return total < 0 ? [{ type: 'loseLife', player: e.player, amount: -total }] : undefined
  }),
])
