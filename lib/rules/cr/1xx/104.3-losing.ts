import { believes, query, room } from '../../kernel/rule'

/** Who concedes loses (104.3a), and so does who has so many poison counters (104.3d); no life (119.6) and an empty library (121.4) are elsewhere. */
export const losing = room(
  '104.3',
  'Losing the game',
  [
    query('104.3a', 'conceding', () => 'loses'),
    query('104.3d', 'lethalPoison', () => 10),
    query('104.3f', 'winsAndLoses', () => 'loses'),
  ],
  [
    believes(
      'poison-more-than-ten',
      query('104.3d', 'lethalPoison', () => 11),
    ),
  ],
)
