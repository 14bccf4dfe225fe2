import { believes, query, room } from '../../kernel/rule'

const SEVEN = ['library', 'hand', 'battlefield', 'graveyard', 'stack', 'exile', 'command'] as const

/** The seven zones that a game normally has. */
export const zones = room(
  '400.1',
  'Zones',
  [query('400.1', 'zones', () => SEVEN)],
  [
    believes(
      'sideboard-is-zone',
      query('400.1', 'zones', () => [...SEVEN, 'sideboard']),
    ),
  ],
)
