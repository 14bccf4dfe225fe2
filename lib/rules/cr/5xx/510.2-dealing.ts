import { believes, query, room } from '../../kernel/rule'

/** All combat damage of a step is dealt at the same time. */
export const dealing = room(
  '510.2',
  'Dealing combat damage',
  [query('510.2', 'simultaneousDamage', () => true)],
  [
    believes(
      'damage-on-stack',
      query('510.2', 'simultaneousDamage', () => 'on-the-stack'),
    ),
  ],
)
