import { fromTop } from '../../kernel/cards'
import type { EventOf, GameEvent } from '../../kernel/events'
import { librarySize } from '../../kernel/look'
import { believes, names, query, result, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

const top = (v: View, e: EventOf<'mill'>): readonly GameEvent[] => fromTop(v, e.player, e.amount, 'graveyard', 'mill')

/** Milling no card is nothing that happens. */
const some = query('701.17a', 'isEvent', (v, { event: e }) =>
  e.type === 'mill' && !(e.amount && librarySize(v, e.player)) ? false : undefined,
)

/** Milling takes what there is, and never loses the game. */
export const milling = room(
  '701.17',
  'Mill',
  [rule('701.17a', result('701.17a', 'mill', top), some), names('701.17a', 'mill')],
  [
    believes(
      'mill-empty-loses',
      rule(
        '701.17a',
        some,
        result('701.17a', 'mill', (v, e) => [
          ...top(v, e),
          ...(librarySize(v, e.player) < e.amount ? [{ type: 'drawFromEmpty', player: e.player } as const] : []),
        ]),
      ),
    ),
  ],
)
