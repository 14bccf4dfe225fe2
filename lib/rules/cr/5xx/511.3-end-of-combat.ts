import { room, turnBased } from '../../kernel/rule'

/** As the end of combat step ends, everything leaves combat. */
export const endOfCombat = room('511.3', 'End of combat', [
  turnBased('511.3', 'end of end-combat', (v) => (v.state.combat ? [{ type: 'endCombat' }] : [])),
])
