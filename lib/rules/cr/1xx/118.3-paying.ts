import type { ActionOf } from '../../kernel/action'
import { payable } from '../../kernel/cost'
import type { PlayerId } from '../../kernel/ids'
import { poison } from '../../kernel/look'
import { type Mana, manaOf, manaText, plusMana, spend } from '../../kernel/mana'
import { leftTo } from '../../kernel/offered'
import { legality, names, room } from '../../kernel/rule'
import type { View } from '../../kernel/view'

type Payment = ActionOf<'pay'>['payments'][number]

/** Whether a player who has only what the scenario says lacks some mana. */
const shortOf = (v: View, player: PlayerId, mana: Mana): boolean => {
  const has = v.state.players[player]?.mana
  return has !== undefined && spend(has, mana) === undefined
}

/** Letters of all the mana that a player has or can still produce. */
const lettersOwned = (v: View, player: PlayerId): string => {
  const { pool = '', able = '' } = v.state.players[player]?.mana ?? {}
  return pool + able
}

/** All the mana that each player is to pay at once. */
function manaOfEach(payments: readonly Payment[]): ReadonlyMap<PlayerId, Mana> {
  const out = new Map<PlayerId, Mana>()
  for (const { player, cost } of payments)
    if (cost.pay === 'mana') {
      const more = manaOf(cost.cost)
      const so = out.get(player)
      out.set(player, so ? plusMana(so, more) : more)
    }
  return out
}

function lacks(v: View, { player, cost, source }: Payment): boolean {
  if (cost.pay === 'discard' || cost.pay === 'exile') return payable(v, player, cost, source).length < (cost.count ?? 1)
  if (cost.pay !== 'remove-counters') return false
  const { counter, from } = cost
  if (from && counter === 'poison') return poison(v, player) < cost.amount
  const on = from ? v.state.players[player]?.counters : v.state.objects[source ?? '']?.counters
  return (on?.[counter] ?? 0) < cost.amount
}

/** How many counters there are of those that are to be removed, and how many that is. */
function shortCounters(v: View, { cost, source }: Payment): Readonly<Record<string, string | number>> {
  if (cost.pay !== 'remove-counters' || cost.from || source === undefined) return {}
  return {
    object: source,
    counter: cost.counter,
    has: v.state.objects[source]?.counters[cost.counter] ?? 0,
    amount: cost.amount,
  }
}

/** Nobody pays with what they do not have. */
export const paying = room('118.3', 'Paying costs', [
  legality('118.3', 'pay', (v, { payments }) => {
    for (const [player, mana] of manaOfEach(payments))
      if (shortOf(v, player, mana))
        return { reason: 'not-enough-mana', detail: { player, cost: manaText(mana), has: lettersOwned(v, player) } }
    const found = payments.find((p) => lacks(v, p))
    return found && { reason: 'cannot-pay', detail: { player: found.player, ...shortCounters(v, found) } }
  }),
  names('118.12', 'resolve', (v, { object }) => leftTo(v, object) === 'pay'),
])
