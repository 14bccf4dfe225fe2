import { believes, names, query, room } from '../../kernel/rule'

/** Cards put together into one place of a library lie there as their owner likes. */
export const arranging = room(
  '401.4',
  'Arranging cards put into a library',
  [
    query('401.4', 'arranges', (_, { zone, owner }) => (zone === 'library' ? owner : undefined)),
    names('401.4', 'place'),
  ],
  [
    believes(
      'library-order-by-controller',
      query('401.4', 'arranges', (_, { zone, controller }) => (zone === 'library' ? controller : undefined)),
    ),
  ],
)
