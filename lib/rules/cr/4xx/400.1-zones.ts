import { believes, query, type Rule, room, rule } from '../../kernel/rule'

const SEVEN = ['library', 'hand', 'battlefield', 'graveyard', 'stack', 'exile', 'command'] as const

const seven: Rule = query('400.1', 'zones', () => SEVEN)
const shared: Rule = query('400.1', 'sharedByAll', () => true)

/** The seven zones that a game normally has: a library, a hand and a graveyard for each player, and the others for all together. */
export const zones = room(
  '400.1',
  'Zones',
  [rule('400.1', seven, shared)],
  [
    believes(
      'sideboard-is-zone',
      rule(
        '400.1',
        query('400.1', 'zones', () => [...SEVEN, 'sideboard']),
        shared,
      ),
    ),
    believes('all-creatures-are-foes', rule('400.1', seven)),
  ],
)
