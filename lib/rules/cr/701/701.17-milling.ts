import type { EventOf, GameEvent } from '../../kernel/events'
import { librarySize } from '../../kernel/look'
import { believes, result, room } from '../../kernel/rule'
import type { View } from '../../kernel/view'

const top = (v: View, e: EventOf<'mill'>): readonly GameEvent[] => {
  const n = Math.min(e.amount, librarySize(v, e.player))
  const named = (v.state.own.library[e.player] ?? []).slice(0, n)
  return [
    ...named.map((object): GameEvent => ({ type: 'move', object, to: 'graveyard', verb: 'mill' })),
    ...(n > named.length
      ? [{ type: 'moveUnknown', player: e.player, amount: n - named.length, to: 'graveyard' } as const]
      : []),
  ]
}

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
