import type { ActionOf } from './action'
import { chosenOne, nameAll } from './choose'
import type { Engine } from './engine'
import type { GameEvent } from './events'
import type { ObjectId, PlayerId } from './ids'
import type { Filter } from './language'
import { labelOf, matches, permanents, players } from './look'
import type { View } from './view'

type Payment = ActionOf<'pay'>['payments'][number]

/** Pays a cost that has been found payable: all of it together. Mana is taken to be there (the scenario says nothing of it). */
export function payFor(g: Engine, payments: readonly Payment[]): void {
  g.together(payments.flatMap((p) => eventsOf(g, p)))
}

function eventsOf(g: Engine, { player, cost, source }: Payment): readonly GameEvent[] {
  const from = source === undefined ? {} : { source }
  switch (cost.pay) {
    case 'mana':
      return []
    case 'life':
      return cost.amount > 0 ? [{ type: 'payLife', player, amount: cost.amount, ...from }] : []
    case 'tap':
      return source === undefined ? [] : [{ type: 'tap', object: source }]
    case 'untap':
      return source === undefined ? [] : [{ type: 'untap', object: source }]
    case 'sacrifice':
      return [{ type: 'sacrifice', object: sacrificed(g, player, cost.what, source), ...from }]
    case 'gain-life':
      return players(g.view(), cost.who, { controller: player, targets: [], ...from }).map((who) => ({
        type: 'gainLife',
        player: who,
        amount: cost.amount,
        ...from,
      }))
  }
}

function sacrificed(g: Engine, player: PlayerId, what: 'self' | Filter, source: ObjectId | undefined): ObjectId {
  const v = g.view()
  const named = nameAll(sacrificeable(v, player, what, source), (id) => labelOf(v, id))
  return chosenOne(g, { choose: 'sacrifice', player, of: source === undefined ? 'cost' : labelOf(v, source) }, named)
}

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
