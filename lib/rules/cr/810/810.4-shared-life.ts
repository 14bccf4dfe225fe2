import { believes, ignores, query, room } from '../../kernel/rule'

/** In Two-Headed Giant a team shares one life total; what each head gains or loses reaches it (810.9). */
export const sharedLife = room(
  '810.4',
  'Shared life total',
  [
    query('810.4', 'sharedPools', (_, { variant }) => (variant === 'two-headed-giant' ? true : undefined)),
    query('810.9', 'reachesTotal', (v) => (v.state.variant === 'two-headed-giant' ? true : undefined)),
  ],
  [
    ignores('2hg-life-per-player', '810.4'),
    believes(
      '2hg-each-player-once',
      query('810.9', 'reachesTotal', (v, { player }) => {
        const pool = v.state.players[player]?.pool
        return v.state.variant === 'two-headed-giant'
          ? v.state.order.find((p) => v.state.players[p]?.pool === pool) === player
          : undefined
      }),
    ),
  ],
)
