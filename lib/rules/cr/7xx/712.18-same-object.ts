import { ignores, query, room } from '../../kernel/rule'

/** A permanent that transforms is the object that it was, with all that it had. */
export const sameObject = room(
  '712.18',
  'Transforming makes no new object',
  [query('712.18', 'sameObject', () => true)],
  [ignores('transform-new-object', '712.18')],
)
