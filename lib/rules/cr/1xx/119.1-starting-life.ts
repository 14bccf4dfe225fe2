import { believes, ignores, query, room } from '../../kernel/rule'

/** The total that a player, or a team, begins with. */
export const startingLife = room(
  '119.1',
  'Starting life total',
  [
    query('119.1', 'startingLife', () => 20),
    query('119.1a', 'startingLife', (_, { variant }) => (variant === 'two-headed-giant' ? 30 : undefined)),
    query('119.1b', 'startingLife', (_, { variant, modifier = 0 }, base = 0) =>
      variant === 'vanguard' ? base + modifier : undefined,
    ),
    query('119.1c', 'startingLife', (_, { variant }) => (variant === 'commander' ? 40 : undefined)),
    query('119.1d', 'startingLife', (_, { variant, players }) =>
      variant === 'brawl' ? (players > 2 ? 30 : 25) : undefined,
    ),
    query('119.1e', 'startingLife', (_, { variant, role }) =>
      variant === 'archenemy' && role === 'archenemy' ? 40 : undefined,
    ),
  ],
  [
    ignores('start-life-always-20', '119.1c'),
    ignores('vanguard-modifier-ignored', '119.1b'),
    believes(
      'brawl-life-40',
      query('119.1d', 'startingLife', (_, { variant }) => (variant === 'brawl' ? 40 : undefined)),
    ),
    believes(
      'brawl-always-25',
      query('119.1d', 'startingLife', (_, { variant }) => (variant === 'brawl' ? 25 : undefined)),
    ),
    believes(
      'archenemy-everyone-40',
      query('119.1e', 'startingLife', (_, { variant }) => (variant === 'archenemy' ? 40 : undefined)),
    ),
  ],
)
