import { alike, namedCards } from '../../kernel/cards'
import { chosenPiles } from '../../kernel/choose'
import type { EventOf, GameEvent } from '../../kernel/events'
import { namedTop, pileOf } from '../../kernel/library'
import { ignores, query, result, room } from '../../kernel/rule'
import type { View } from '../../kernel/view'

/** Any number of the cards to the bottom in any order, the others on top in any order. */
function scried(v: View, { player, amount }: EventOf<'scry'>): readonly GameEvent[] {
  const seen = namedTop(v, player, amount)
  const { loose, bottom } = pileOf(v.state, player)
  const asked = { choose: 'scry', player, of: 'library' } as const
  const open = seen.length > 0 && !(alike(v, seen) && !loose.length && !bottom.length)
  const piles = chosenPiles(v, asked, namedCards(v, seen), ['top', 'bottom'], open)
  return [
    ...piles.top.toReversed().map((object): GameEvent => ({ type: 'place', object, position: 0 })),
    ...piles.bottom.map((object): GameEvent => ({ type: 'place', object, position: -1 })),
  ]
}

/** Scry: look at the top cards, keep or bury them; scrying 0 is nothing at all. */
export const scrying = room(
  '701.22',
  'Scry',
  [
    result('701.22a', 'scry', scried),
    query('701.22b', 'isEvent', (_, { event }) => (event.type === 'scry' && event.amount === 0 ? false : undefined)),
  ],
  [ignores('scry-zero-triggers', '701.22b')],
)
