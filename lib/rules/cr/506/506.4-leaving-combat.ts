import type { GameEvent } from '../../kernel/events'
import { ignores, legality, result, room } from '../../kernel/rule'
import type { View } from '../../kernel/view'

const fights = (v: View, id: string): boolean =>
  v.state.combat?.attackers.some((a) => a.id === id || a.blockers.includes(id)) ?? false

/** What leaves the battlefield leaves combat; combat damage needs a combat. */
export const leavingCombat = room(
  '506.4',
  'Leaving combat',
  [
    legality('506.1', 'combat-damage', (v) =>
      v.state.combat && !v.state.combat.damageDone ? undefined : { reason: 'no-combat' },
    ),
    result('506.4', 'move', (v, e): readonly GameEvent[] | undefined =>
      fights(v, e.object) ? [{ type: 'leaveCombat', object: e.object }] : undefined,
    ),
  ],
  [ignores('dead-creature-deals-damage', '506.4')],
)
