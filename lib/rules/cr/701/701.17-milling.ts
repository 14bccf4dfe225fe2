import { fromTop } from '../../kernel/cards'
import type { EventOf, GameEvent } from '../../kernel/events'
import { librarySize } from '../../kernel/look'
import { believes, result, room } from '../../kernel/rule'
import type { View } from '../../kernel/view'

const top = (v: View, e: EventOf<'mill'>): readonly GameEvent[] => fromTop(v, e.player, e.amount, 'graveyard', 'mill')

/** Milling takes what there is, and never loses the game. */
export const milling = room(
  '701.17',
  'Mill',
  [result('701.17a', 'mill', top)],
  [
    believes(
      'mill-empty-loses',
      result('701.17a', 'mill', (v, e) => [
        ...top(v, e),
        ...(librarySize(v, e.player) < e.amount ? [{ type: 'drawFromEmpty', player: e.player } as const] : []),
      ]),
    ),
  ],
)
