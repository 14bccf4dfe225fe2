import { ignores, query, room } from '../../kernel/rule'

/** The battlefield is one for all players, and an effect that names no other zone speaks of what is on it. */
export const battlefield = room(
  '403.1',
  'The battlefield',
  [query('403.1', 'sharedByAll', () => true), query('403.2', 'onlyBattlefield', () => true)],
  [ignores('all-creatures-are-foes', '403.1'), ignores('creature-card-is-creature', '403.2')],
)
