import { query, room } from '../../kernel/rule'

/** First of all it is decided who takes the first turn. */
export const startingPlayer = room('103.1', 'The starting player', [
  query('103.1', 'startingSteps', (_, __, so = []) => [...so, 'starting-player']),
])
