import { ignores, query, room } from '../../kernel/rule'

/** Of two players or teams, the one who begins draws no card in the draw step of the first turn. */
export const firstTurn = room(
  '103.8',
  'The first turn',
  [
    query('103.8', 'startingSteps', (_, __, so = []) => [...so, 'first-turn']),
    query('103.8a', 'skipsDraw', ({ state }) => (state.turn.opening && state.order.length === 2) || undefined),
    query('103.8b', 'skipsDraw', ({ state: { turn, variant } }) =>
      turn.opening && variant === 'two-headed-giant' ? true : undefined,
    ),
  ],
  [ignores('first-player-draws', '103.8a')],
)
