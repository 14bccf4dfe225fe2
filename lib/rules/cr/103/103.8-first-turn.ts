import { ignores, query, room } from '../../kernel/rule'

/** Of two players, the one who begins draws no card in the draw step of the first turn. */
export const firstTurn = room(
  '103.8',
  'The first turn',
  [query('103.8a', 'skipsDraw', ({ state }) => (state.turn.opening && state.order.length === 2) || undefined)],
  [ignores('first-player-draws', '103.8a')],
)
