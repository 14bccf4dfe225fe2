import { query, room } from '../../kernel/rule'

/** In public zones all players can see what is there; libraries and hands are hidden, whatever of them is revealed. */
export const publicAndHidden = room('400.2', 'Public and hidden zones', [
  query('400.2', 'zonePublic', (_, { zone }) => zone !== 'library' && zone !== 'hand'),
])
