import { query, room } from '../../kernel/rule'

/** Damage to a player normally makes that player lose as much life; 120.3 says how. */
export const damageIsLoss = room('119.2', 'Damage causes loss of life', [
  query('119.2', 'damageToPlayer', () => 'life'),
])
