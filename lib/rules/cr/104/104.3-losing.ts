import { believes, query, room } from '../../kernel/rule'

/** How many poison counters lose the game (104.3d); no life (119.6) and an empty library (121.4) are elsewhere. */
export const losing = room('104.3', 'Losing the game', [
  query('104.3d', 'lethalPoison', () => 10),
  query('104.3f', 'winsAndLoses', () => 'loses'),
])

/** What people believe of it. */
export const beliefs = () => [
  believes(
    'poison-more-than-ten',
    query('104.3d', 'lethalPoison', () => 11),
  ),
]
