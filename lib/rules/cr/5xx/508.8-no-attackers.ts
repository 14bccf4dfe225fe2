import { legality, room } from '../../kernel/rule'
import type { StepName } from '../../kernel/words'

const NEEDS_ATTACKERS: readonly StepName[] = ['declare-blockers', 'first-combat-damage', 'combat-damage']

/** Without attackers there is no declare blockers step and no combat damage step. */
export const noAttackers = room('508.8', 'No attackers', [
  legality('508.8', 'step', (v, { step, next }) =>
    NEEDS_ATTACKERS.includes(step) && !v.state.combat && (next === 'end-combat' || next === 'end' || next === 'untap')
      ? { reason: 'no-attackers' }
      : undefined,
  ),
])
