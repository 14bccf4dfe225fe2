import { believes, legality, query, type Rule, room, rule } from '../../kernel/rule'
import type { StepName } from '../../kernel/words'

const NEEDS_ATTACKERS: readonly StepName[] = ['declare-blockers', 'first-combat-damage', 'combat-damage']

const skipped = legality('508.8', 'step', (v, { step, next }) =>
  NEEDS_ATTACKERS.includes(step) && !v.state.combat && (next === 'end-combat' || next === 'end' || next === 'untap')
    ? { reason: 'no-attackers' }
    : undefined,
)
const then = (step: StepName): Rule => query('508.8', 'withoutAttackers', () => step)

/** Without attackers there is no declare blockers step and no combat damage step. */
export const noAttackers = room(
  '508.8',
  'No attackers',
  [rule('508.8', skipped, then('end-combat'))],
  [
    believes('empty-combat-goes-on', then('declare-blockers')),
    believes('no-attackers-ends-combat', rule('508.8', skipped, then('main2'))),
  ],
)
