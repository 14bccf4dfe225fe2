import { believes, query, room } from '../../kernel/rule'

/** "Nth from the top" of a library that has fewer cards is its bottom. */
export const fromTheTop = room(
  '401.7',
  'Nth from the top',
  [query('401.7', 'tooDeep', () => 'bottom')],
  [
    believes(
      'nth-from-top-fails',
      query('401.7', 'tooDeep', () => 'nowhere'),
    ),
    believes(
      'nth-from-top-goes-on-top',
      query('401.7', 'tooDeep', () => 'top'),
    ),
  ],
)
