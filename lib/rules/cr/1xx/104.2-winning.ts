import { names, query, room } from '../../kernel/rule'

/** A player, or a team, that is the only one left has won at once, whatever says that it can't. */
export const winning = room('104.2', 'Winning the game', [
  query('104.2a', 'gameEnds', (_, { sides }) => (sides === 1 ? 'won' : undefined)),
  names('104.2b', 'winGame', (_, e) => !e.lastStanding),
])
