import type { ActionOf } from '../../kernel/action'
import { isSorceryTime, permanents } from '../../kernel/look'
import { believes, ignores, legality, type Refused, room } from '../../kernel/rule'
import type { View } from '../../kernel/view'

const isLoyalty = (v: View, { object, ability }: ActionOf<'activate'>): boolean => {
  const a = v.characteristics(object).abilities[ability]
  return a?.type === 'activated' && a.cost.some((c) => c.pay === 'loyalty')
}

type Check = (v: View, a: ActionOf<'activate'>) => Refused | undefined

const early: Check = (v, { player, object }) =>
  isSorceryTime(v, player) ? undefined : { reason: 'sorcery-timing', detail: { object } }
const isUsed = (v: View, object: string): boolean => v.state.objects[object]?.loyaltyUsed === v.state.turn.number
const used: Check = (v, { object }) => (isUsed(v, object) ? { reason: 'loyalty-used', detail: { object } } : undefined)
/** Somebody's own planeswalkers together, as though they had one ability a turn among them. */
const anyUsed: Check = (v, { player }) => {
  const object = permanents(v).find((id) => v.controller(id) === player && isUsed(v, id))
  return object === undefined ? undefined : { reason: 'loyalty-used', detail: { object } }
}
/** As though planeswalkers had to wait as creatures do. */
const sick: Check = (v, { object }) =>
  v.state.objects[object]?.ready === false ? { reason: 'just-arrived', detail: { object } } : undefined

const activating = (...checks: readonly Check[]) =>
  legality('606.3', 'activate', (v, a) => {
    if (!isLoyalty(v, a)) return undefined
    for (const check of checks) {
      const refused = check(v, a)
      if (refused) return refused
    }
    return undefined
  })

/** Loyalty to be removed, of which the planeswalker must keep so much. */
const paying = (keeps: number) =>
  legality('606.6', 'pay', (v, { payments }) => {
    for (const { player, cost, source = '' } of payments) {
      const has = v.state.objects[source]?.counters.loyalty ?? 0
      if (cost.pay === 'loyalty' && cost.amount < 0 && has < keeps - cost.amount)
        return {
          reason: 'cannot-pay',
          detail: { player, object: source, counter: 'loyalty', has, amount: -cost.amount },
        }
    }
    return undefined
  })

/** A loyalty ability of each permanent, once a turn, when a sorcery could be cast, and never for more loyalty than there is. */
export const loyaltyAbilities = room(
  '606.3',
  'Loyalty abilities',
  [activating(early, used), paying(0)],
  [
    believes('loyalty-any-time', activating(used)),
    believes('loyalty-more-than-once', activating(early)),
    believes('loyalty-one-each-player', activating(early, used, anyUsed)),
    believes('loyalty-sick', activating(early, used, sick)),
    ignores('loyalty-below-zero', '606.6'),
    believes('loyalty-leaves-one', paying(1)),
  ],
)
