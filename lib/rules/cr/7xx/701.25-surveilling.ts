import { namedCards } from '../../kernel/cards'
import { chosenPiles } from '../../kernel/choose'
import type { EventOf, GameEvent } from '../../kernel/events'
import { namedTop } from '../../kernel/library'
import { query, result, room } from '../../kernel/rule'
import type { View } from '../../kernel/view'

/** Any number of the cards to the graveyard, the others on top in any order. */
function surveilled(v: View, { player, amount }: EventOf<'surveil'>): readonly GameEvent[] {
  const seen = namedTop(v, player, amount)
  const asked = { choose: 'surveil', player, of: 'library' } as const
  const piles = chosenPiles(v, asked, namedCards(v, seen), ['top', 'graveyard'], seen.length > 0)
  return [
    ...piles.top.toReversed().map((object): GameEvent => ({ type: 'place', object, position: 0 })),
    ...piles.graveyard.map((object): GameEvent => ({ type: 'move', object, to: 'graveyard', verb: 'put' })),
  ]
}

/** Surveil: look at the top cards, keep them or put them into the graveyard; surveilling 0 is nothing at all. */
export const surveilling = room('701.25', 'Surveil', [
  result('701.25a', 'surveil', surveilled),
  query('701.25c', 'isEvent', (_, { event }) => (event.type === 'surveil' && event.amount === 0 ? false : undefined)),
])
