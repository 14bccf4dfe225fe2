import { believes, legality, room } from '../../kernel/rule'

/** The game knows whole numbers and no other: what has no end is none. */
export const numbers = room(
  '107.1',
  'Numbers',
  [legality('107.1', 'shortcut', (_, { times }) => (times === 'endless' ? { reason: 'no-number' } : undefined))],
  [
    believes(
      'loop-without-number',
      legality('107.1', 'shortcut', () => undefined),
    ),
  ],
)
