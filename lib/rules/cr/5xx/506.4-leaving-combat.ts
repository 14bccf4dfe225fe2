import type { GameEvent } from '../../kernel/events'
import { isType } from '../../kernel/look'
import { ignores, legality, names, query, result, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

const takesPart = (v: View, id: string): boolean =>
  v.state.combat?.attackers.some((a) => a.id === id || a.attacks === id || a.blockers.includes(id)) ?? false

const attacked = (v: View, id: string): boolean => v.state.combat?.attackers.some((a) => a.attacks === id) ?? false

/**
 * What leaves the battlefield, changes controller or is no longer a creature leaves combat, and what is tapped does not; combat damage
 * needs a combat. */
export const leavingCombat = room(
  '506.4',
  'Leaving combat',
  [
    legality('506.1', 'combat-damage', (v) =>
      v.state.combat && !v.state.combat.damageDone ? undefined : { reason: 'no-combat' },
    ),
    rule(
      '506.4',
      result('506.4', 'move', (v, e): readonly GameEvent[] | undefined =>
        takesPart(v, e.object) ? [{ type: 'leaveCombat', object: e.object }] : undefined,
      ),
      result('506.4', 'phaseOut', (v, e): readonly GameEvent[] | undefined =>
        takesPart(v, e.object) ? [{ type: 'leaveCombat', object: e.object }] : undefined,
      ),
      query('506.4', 'leavesCombat', (v, { object, formerly }) => {
        if (v.controller(object) !== formerly) return true
        const still = attacked(v, object)
          ? isType(v, object, 'planeswalker') || isType(v, object, 'battle')
          : isType(v, object, 'creature')
        return still ? undefined : true
      }),
    ),
    names('506.4', 'leaveCombat'),
    query('506.4b', 'dealsTapped', () => true),
  ],
  [ignores('dead-creature-deals-damage', '506.4'), ignores('tap-blocker-no-damage', '506.4b')],
)
