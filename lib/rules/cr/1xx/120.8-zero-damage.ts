import { cant, ignores, room } from '../../kernel/rule'

/** A source that would deal 0 damage deals none. */
export const zeroDamage = room(
  '120.8',
  'Zero damage',
  [cant('120.8', 'damage', (_, e) => e.amount === 0)],
  [ignores('zero-damage-counts', '120.8')],
)
