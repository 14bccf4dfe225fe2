import { names, query, room } from '../../kernel/rule'

/** When everybody left loses at the same time, nobody has won; nor when the same goes on without end and nobody can stop it. */
export const drawingTheGame = room('104.4', 'A drawn game', [
  query('104.4a', 'gameEnds', (_, { sides }) => (sides === 0 ? 'drawn' : undefined)),
  query('104.4b', 'endlessLoop', () => 'drawn'),
  names('104.4c', 'drawGame'),
])
