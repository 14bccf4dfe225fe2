import type { ActionOf } from './action'
import type { Cost } from './card'
import { inZone } from './cards'
import { chosenOne, chosenSome, nameAll } from './choose'
import type { GameEvent } from './events'
import type { Game } from './game'
import type { ObjectId, PlayerId } from './ids'
import type { Filter } from './language'
import { amount, labelOf, matches, objectOf, permanents, players } from './look'
import { isOwn } from './move'
import type { Due } from './query'
import type { Context } from './verb'
import type { View } from './view'

type Payment = ActionOf<'pay'>['payments'][number]

/** A component of a cost with its amounts found out. */
export const dueOf = (v: View, cost: Cost, c: Context): Due =>
  cost.pay === 'life' || cost.pay === 'remove-counters' ? { ...cost, amount: amount(v, cost.amount, c) } : cost

/** Pays costs that have been found payable, all of them together, and says what was given away for them. `picked` was chosen before. */
export function payFor(
  g: Game,
  payments: readonly Payment[],
  picked: Picked = { costs: [], objects: [] },
): readonly ObjectId[] {
  const events = payments.flatMap((p) => eventsOf(g, p, picked))
  g.together(events)
  return events.flatMap((e) => (e.type === 'sacrifice' || e.type === 'discard' || e.type === 'exile' ? e.object : []))
}

/** Components of a cost for which permanents were chosen before, and those permanents. */
export interface Picked {
  readonly costs: readonly Due[]
  readonly objects: readonly ObjectId[]
}

function eventsOf(g: Game, { player, cost, source }: Payment, picked: Picked): readonly GameEvent[] {
  const from = source === undefined ? {} : { source }
  const itself = (event: (object: ObjectId) => GameEvent): readonly GameEvent[] =>
    source === undefined ? [] : [event(source)]
  switch (cost.pay) {
    case 'mana':
      return [{ type: 'payMana', player, cost: cost.cost, ...from }]
    case 'life':
      return cost.amount > 0 ? [{ type: 'payLife', player, amount: cost.amount, ...from }] : []
    case 'tap':
      return itself((object) => ({ type: 'tap', object }))
    case 'untap':
      return itself((object) => ({ type: 'untap', object }))
    case 'sacrifice':
    case 'discard':
    case 'exile': {
      const { pay } = cost
      const chosen = picked.costs.includes(cost) ? picked.objects : picks(g, player, cost, source, picked.objects)
      return chosen.map((object) =>
        pay === 'discard' ? { type: pay, object, player, ...from } : { type: pay, object, ...from },
      )
    }
    case 'remove-counters':
      return (cost.from ? [player] : source === undefined ? [] : [source]).map((on) => ({
        type: 'adjustCounters',
        on,
        counter: cost.counter,
        by: -cost.amount,
      }))
    case 'loyalty':
      return [
        ...itself((object) => ({ type: 'useLoyalty', object })),
        ...itself((on) =>
          cost.amount < 0
            ? { type: 'adjustCounters', on, counter: 'loyalty', by: cost.amount }
            : { type: 'putCounters', on, counter: 'loyalty', amount: cost.amount },
        ),
      ]
    case 'gain-life':
      return players(g.view(), cost.who, { controller: player, targets: [], ...from }).map((who) => ({
        type: 'gainLife',
        player: who,
        amount: cost.amount,
        ...from,
      }))
  }
}

type Picking = Extract<Cost, { pay: 'sacrifice' | 'discard' | 'exile' }>

/** What a player pays a sacrifice, a discard or an exile with, chosen where there is a choice. */
export function picks(
  g: Game,
  player: PlayerId,
  cost: Picking,
  source: ObjectId | undefined,
  taken: readonly ObjectId[] = [],
): readonly ObjectId[] {
  const v = g.view()
  const free = payable(v, player, cost, source).filter((id) => !taken.includes(id))
  const named = nameAll(free, (id) => labelOf(v, id))
  const of = source === undefined ? 'cost' : labelOf(v, objectOf(v, source)?.onStack?.source ?? source)
  const asked = { choose: cost.pay, player, of } as const
  const n = cost.count ?? 1
  return n === 1 && named.size && cost.pay !== 'discard'
    ? [chosenOne(g, asked, named)]
    : chosenSome(g, asked, named, { least: n, most: n })
}

/** With what a player can pay a sacrifice, a discard or an exile: only with what is theirs. */
export function payable(v: View, player: PlayerId, cost: Picking, source: ObjectId | undefined): readonly ObjectId[] {
  if (cost.pay === 'sacrifice') return sacrificeable(v, player, cost.what, source)
  const { what } = cost
  if (what === 'self' || what.self) return source !== undefined && isAtHand(v, player, cost, source) ? [source] : []
  const zone = cost.pay === 'discard' ? 'hand' : (what.zone ?? 'battlefield')
  const ids = inZone(v, zone, player)
  const own = isOwn(zone) ? ids : ids.filter((id) => v.controller(id) === player)
  return own.filter((id) => id !== source && matches(v, id, what, player, source, zone))
}

/** Whether the source itself can be exiled, or discarded, which is done from the hand alone (701.9a). */
const isAtHand = (v: View, player: PlayerId, { pay }: Picking, source: ObjectId): boolean =>
  pay === 'discard' ? inZone(v, 'hand', player).includes(source) : v.state.objects[source] !== undefined

/** Permanents with which a player can pay a sacrifice: their own, and such as the cost asks for (701.21a). */
export const sacrificeable = (
  v: View,
  player: PlayerId,
  what: 'self' | Filter,
  source: ObjectId | undefined,
): readonly ObjectId[] =>
  permanents(v).filter(
    (id) =>
      v.ask('maySacrifice', { player, object: id }) === true &&
      (what === 'self' ? id === source : matches(v, id, what, player, source)),
  )
