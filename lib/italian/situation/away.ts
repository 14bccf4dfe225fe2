import type { PublicItem } from '#lib/questions/index'
import type { ObjectId } from '#lib/rules/index'
import { del, say, typeset } from '../grammar/index'
import { playerOf } from '../names/people'
import { peopleIn } from '../names/people-of'
import { cardView } from '../table/card'
import type { AwayView } from '../views'
import { describeScenario } from './scenario'

/**
 * The cards that a question tells of and that lie nowhere on its table, as they are when it begins, by player and zone: of those that say
 * something, or cost something. What the text does not name is nobody's business.
 */
export function describeAway(item: PublicItem, { seed }: { readonly seed: string }): readonly AwayView[] {
  const people = peopleIn(item, seed)
  const view = people.start
  const told = describeScenario(people, item.probe).join(' ')
  const { own, shared, objects } = view.state
  const cardsOf = (ids: readonly ObjectId[]) =>
    ids
      .map((id) => cardView(view, people, id, {}))
      .filter(({ name, text, cost }) => text.length + cost.length > 0 && told.includes(name))
  return people.order.flatMap((player): readonly AwayView[] => {
    const mine = (ids: readonly ObjectId[]) => ids.filter((id) => objects[id]?.owner === player)
    const owner = del(playerOf(people, player))
    return [
      { where: say`mano ${owner}`, ids: own.hand[player] ?? [] },
      { where: say`cimitero ${owner}`, ids: own.graveyard[player] ?? [] },
      { where: say`esilio ${owner}`, ids: mine(shared.exile) },
      { where: say`zona di comando ${owner}`, ids: mine(shared.command) },
    ]
      .map(({ where, ids }) => ({ where: typeset(where), cards: cardsOf(ids) }))
      .filter(({ cards }) => cards.length > 0)
  })
}
