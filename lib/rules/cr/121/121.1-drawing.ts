import type { GameEvent } from '../../kernel/events'
import { librarySize } from '../../kernel/look'
import { believes, query, result, room } from '../../kernel/rule'

/** Drawing: the top card into the hand, one at a time; from an empty library it is only an attempt. */
export const drawing = room(
  '121.1',
  'Drawing a card',
  [
    result('121.1', 'draw', (v, e) =>
      fromTop(v.state.own.library[e.player] ?? [], Math.min(e.amount, librarySize(v, e.player)), e.player),
    ),
    query('121.2', 'drawing', () => 'one-by-one'),
    result('121.4', 'draw', (v, e) =>
      librarySize(v, e.player) < e.amount ? [{ type: 'drawFromEmpty', player: e.player }] : undefined,
    ),
    result('121.5', 'putInHand', (v, e) =>
      librarySize(v, e.player) ? fromTop(v.state.own.library[e.player] ?? [], 1, e.player, 'put') : undefined,
    ),
  ],
  [
    believes(
      'draw-n-single-event',
      query('121.2', 'drawing', () => undefined),
    ),
    believes(
      'overdraw-draws-none',
      query('121.2', 'drawing', () => 'all-or-nothing'),
    ),
    believes(
      'put-in-hand-is-draw',
      result('121.5', 'putInHand', (_, e) => [{ type: 'draw', player: e.player, amount: 1 }]),
    ),
  ],
)

/** The moves of the first `n` cards: those that the scenario names, then unknown ones. */
function fromTop(
  named: readonly string[],
  n: number,
  player: string,
  verb: 'draw' | 'put' = 'draw',
): readonly GameEvent[] {
  const known = named.slice(0, n)
  return [
    ...known.map((object): GameEvent => ({ type: 'move', object, to: 'hand', verb })),
    ...(n > known.length ? [{ type: 'moveUnknown', player, amount: n - known.length, to: 'hand' } as const] : []),
  ]
}
