import { ignores, query, room } from '../../kernel/rule'

/** In Two-Headed Giant a team shares one life total. */
export const sharedLife = room(
  '810.4',
  'Shared life total',
  [query('810.4', 'sharedPools', (_, { variant }) => (variant === 'two-headed-giant' ? true : undefined))],
  [ignores('2hg-life-per-player', '810.4')],
)
