import { believes, query, room } from '../../kernel/rule'

/** In Two-Headed Giant a team shares one life total. */
export const sharedLife = room(
  '810.4',
  'Shared life total',
  [query('810.4', 'sharedPools', (_, { variant }) => (variant === 'two-headed-giant' ? true : undefined))],
  [
    // Each has a total of their own, and begins with what is said of the team.
    believes(
      '2hg-life-per-player',
      query('810.4', 'sharedPools', (_, { variant }) => (variant === 'two-headed-giant' ? false : undefined)),
    ),
  ],
)
