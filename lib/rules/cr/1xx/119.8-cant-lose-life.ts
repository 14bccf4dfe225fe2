import type { EventOf } from '../../kernel/events'
import type { PlayerId } from '../../kernel/ids'
import { life } from '../../kernel/look'
import { believes, cant, legality, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

const cantLose = (v: View, player: PlayerId): boolean => v.impossible({ type: 'loseLife', player, amount: 1 })
const lowers = (v: View, player: PlayerId, total: number): boolean => total < life(v, player) && cantLose(v, player)

const exchange = cant(
  '119.8',
  'exchangeLife',
  (v, { players: [a, b] }: EventOf<'exchangeLife'>) => lowers(v, a, life(v, b)) || lowers(v, b, life(v, a)),
)
const redistribute = cant('119.8', 'redistributeLife', (v, e) =>
  Object.entries(e.totals).some(([p, total]) => lowers(v, p, total)),
)
const cost = legality('119.8', 'pay', (v, a) => {
  const found = a.payments.find(({ player, cost: c }) => c.pay === 'life' && c.amount > 0 && cantLose(v, player))
  return found && { reason: 'cannot-lose-life', detail: { player: found.player } }
})

/** Who can't lose life is not lowered by an exchange or a redistribution, and pays no life. */
export const cantLoseLife = room(
  '119.8',
  "A player who can't lose life",
  [rule('119.8', exchange, redistribute, cost)],
  [believes('cant-lose-life-pays-free', rule('119.8', exchange, redistribute))],
)
