import { fromTop } from '../../kernel/cards'
import type { GameEvent } from '../../kernel/events'
import { librarySize } from '../../kernel/look'
import { believes, query, result, room, rule, sectionsOf } from '../../kernel/rule'

/** Drawing: the top card into the hand, one at a time; from an empty library it is only an attempt. */
export const drawing = room(
  '121.1',
  'Drawing a card',
  [
    result('121.1', 'draw', (v, e) => fromTop(v, e.player, e.amount, 'hand', 'draw')),
    query('121.2', 'drawing', () => 'one-by-one'),
    rule(
      '121.4',
      result('121.4', 'draw', (v, e) =>
        librarySize(v, e.player) < e.amount ? [{ type: 'drawFromEmpty', player: e.player }] : undefined,
      ),
      // Nothing has been drawn, so nothing sees a draw; what replaces the draw replaces the attempt (121.6).
      query('121.4', 'isEvent', (v, { event, for: purpose }) =>
        event.type === 'draw' && purpose === 'trigger' && !librarySize(v, event.player) ? false : undefined,
      ),
    ),
    result('121.5', 'putInHand', (v, e) =>
      e.objects
        ? e.objects.map((object): GameEvent => ({ type: 'move', object, to: 'hand', verb: 'put' }))
        : fromTop(v, e.player, e.amount ?? 1, 'hand', 'put'),
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
      // All at once, since they are, and yet a draw for each card: those after the first move nothing more.
      result('121.5', 'putInHand', (_, e) => {
        const n = e.objects?.length ?? e.amount ?? 1
        return Array.from({ length: n }, (_, k) => ({ type: 'draw', player: e.player, amount: k === 0 ? n : 0 }))
      }),
    ),
    {
      id: 'draw-is-keyword-action',
      rule: '121.1',
      holds: (rules) => sectionsOf(rules, 'draw').includes('701'),
    },
  ],
)
