import { query, room } from '../../kernel/rule'

/** Cards put into one graveyard at the same time lie there as their owner likes. */
export const arrangingGraveyards = room('404.3', 'Cards put into a graveyard together', [
  query('404.3', 'arranges', (_, { zone, owner }) => (zone === 'graveyard' ? owner : undefined)),
])
