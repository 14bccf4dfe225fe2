import { query, room } from '../../kernel/rule'

/** First of all it is decided who takes the first turn: where there is an archenemy, nobody else. */
export const startingPlayer = room('103.1', 'The starting player', [
  query('103.1', 'startingSteps', (_, __, so = []) => [...so, 'starting-player']),
  query('103.1b', 'startingPlayer', (v) => v.state.order.find((p) => v.state.players[p]?.role)),
])
