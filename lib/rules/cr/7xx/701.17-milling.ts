import { fromTop } from '../../kernel/cards'
import type { EventOf, GameEvent } from '../../kernel/events'
import { librarySize } from '../../kernel/look'
import { believes, names, query, result, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

type Mill = EventOf<'mill'>

const top = (v: View, e: Mill): readonly GameEvent[] => fromTop(v, e.player, e.amount, 'graveyard', 'mill')

/** Whether a library has fewer cards than are to be milled. */
const fewer = (v: View, { player, amount }: Mill): boolean => librarySize(v, player) < amount

/** Milling no card is nothing that happens. */
const some = query('701.17a', 'isEvent', (v, { event: e }) =>
  e.type === 'mill' && !(e.amount && librarySize(v, e.player)) ? false : undefined,
)

/** Milling takes what there is, and never loses the game. */
export const milling = room(
  '701.17',
  'Mill',
  [
    rule(
      '701.17a',
      result('701.17a', 'mill', (v, e) => (fewer(v, e) ? undefined : top(v, e))),
      some,
    ),
    result('701.17b', 'mill', (v, e) => (fewer(v, e) ? top(v, e) : undefined)),
    names('701.17a', 'mill', (v, e) => !fewer(v, e)),
    names('701.17b', 'mill', fewer),
  ],
  [
    believes(
      'mill-empty-loses',
      result('701.17b', 'mill', (v, e) =>
        fewer(v, e) ? [...top(v, e), { type: 'drawFromEmpty', player: e.player } as const] : undefined,
      ),
    ),
  ],
)
