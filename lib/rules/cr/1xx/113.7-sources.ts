import { believes, query, room } from '../../kernel/rule'

/** Once on the stack an ability does not need its source. */
export const abilitySources = room(
  '113.7',
  'Sources of abilities',
  [query('113.7a', 'outlivesSource', () => true)],
  [
    believes(
      'ability-dies-with-source',
      query('113.7a', 'outlivesSource', () => false),
    ),
  ],
)
