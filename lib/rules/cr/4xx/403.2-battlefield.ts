import { ignores, query, room } from '../../kernel/rule'

/** An effect that names no other zone speaks of what is on the battlefield. */
export const battlefield = room(
  '403.2',
  'The battlefield',
  [query('403.2', 'onlyBattlefield', () => true)],
  [ignores('creature-card-is-creature', '403.2')],
)
