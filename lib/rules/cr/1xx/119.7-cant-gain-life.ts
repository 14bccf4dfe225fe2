import type { EventOf } from '../../kernel/events'
import type { PlayerId } from '../../kernel/ids'
import { life, players } from '../../kernel/look'
import { believes, cant, legality, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

const cantGain = (v: View, player: PlayerId): boolean => v.impossible({ type: 'gainLife', player, amount: 1 })

/** Whether a new total would be a gain for a player who cannot gain. */
const raises = (v: View, player: PlayerId, total: number): boolean => total > life(v, player) && cantGain(v, player)

const exchange = cant(
  '119.7',
  'exchangeLife',
  (v, { players: [a, b] }: EventOf<'exchangeLife'>) => raises(v, a, life(v, b)) || raises(v, b, life(v, a)),
)
const redistribute = cant('119.7', 'redistributeLife', (v, e) =>
  Object.entries(e.totals).some(([p, total]) => raises(v, p, total)),
)
const cost = legality('119.7', 'pay', (v, a) => {
  for (const { player, cost: c, source } of a.payments) {
    if (c.pay !== 'gain-life') continue
    const gains = players(v, c.who, { controller: player, targets: [], ...(source === undefined ? {} : { source }) })
    const blocked = c.amount > 0 ? gains.find((p) => cantGain(v, p)) : undefined
    if (blocked) return { reason: 'cannot-gain-life', detail: { player: blocked } }
  }
  return undefined
})

/** Who can't gain life is not raised by an exchange or a redistribution, and no cost can make it gain. */
export const cantGainLife = room(
  '119.7',
  "A player who can't gain life",
  [rule('119.7', exchange, redistribute, cost)],
  [believes('exchange-life-half', rule('119.7', redistribute, cost))],
)
