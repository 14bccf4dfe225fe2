import type { ActionOf } from '../../kernel/action'
import { isSorceryTime } from '../../kernel/look'
import { legality, room } from '../../kernel/rule'
import type { View } from '../../kernel/view'

const isLoyalty = (v: View, { object, ability }: ActionOf<'activate'>): boolean => {
  const a = v.characteristics(object).abilities[ability]
  return a?.type === 'activated' && a.cost.some((c) => c.pay === 'loyalty')
}

/** A loyalty ability of each permanent, once a turn, when a sorcery could be cast, and never for more loyalty than there is. */
export const loyaltyAbilities = room('606.3', 'Loyalty abilities', [
  legality('606.3', 'activate', (v, a) => {
    if (!isLoyalty(v, a)) return undefined
    if (!isSorceryTime(v, a.player)) return { reason: 'sorcery-timing', detail: { object: a.object } }
    return v.state.objects[a.object]?.loyaltyUsed === v.state.turn.number
      ? { reason: 'loyalty-used', detail: { object: a.object } }
      : undefined
  }),
  legality('606.6', 'pay', (v, { payments }) => {
    for (const { player, cost, source = '' } of payments) {
      const has = v.state.objects[source]?.counters.loyalty ?? 0
      if (cost.pay === 'loyalty' && has < -cost.amount)
        return {
          reason: 'cannot-pay',
          detail: { player, object: source, counter: 'loyalty', has, amount: -cost.amount },
        }
    }
    return undefined
  }),
])
