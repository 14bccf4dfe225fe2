import type { GameEvent } from '../../kernel/events'
import { believes, type Moment, type Rule, room, turnBased } from '../../kernel/rule'
import type { View } from '../../kernel/view'

const over = (v: View): readonly GameEvent[] => (v.state.combat ? [{ type: 'endCombat' }] : [])
const leavesAt = (moment: Moment): Rule => turnBased('511.3', moment, over)

/** As the end of combat step ends, everything leaves combat. */
export const endOfCombat = room(
  '511.3',
  'End of combat',
  [leavesAt('end of end-combat')],
  [
    believes('attackers-leave-after-damage', leavesAt('end of combat-damage')),
    believes('attackers-until-turn-ends', leavesAt('cleanup')),
  ],
)
