import type { GameEvent } from '../../kernel/events'
import { believes, room, rule, turnBased } from '../../kernel/rule'
import type { View } from '../../kernel/view'

/** From what is phased out, too. */
const clear = (v: View): readonly GameEvent[] => {
  const { shared, objects } = v.state
  const away = Object.values(objects).filter((o) => o.phasedOut && o.damage)
  return [...shared.battlefield.filter((id) => objects[id]?.damage), ...away.map(({ id }) => id)].map((object) => ({
    type: 'clearDamage',
    object,
  }))
}
const end = (v: View): readonly GameEvent[] => {
  const effects = v.state.floating.filter((f) => f.until === 'end-of-turn').map((f) => f.id)
  return effects.length ? [{ type: 'end', effects }] : []
}
const together = turnBased('514.2', 'cleanup', (v) => [...clear(v), ...end(v)])

/** Marked damage goes and "until end of turn" ends, at the same time. */
export const cleanup = room(
  '514.2',
  'Cleanup',
  [together],
  [
    believes(
      'cleanup-order-kills',
      // What is checked as the step begins is checked in between.
      rule('514.2', turnBased('514.2', 'cleanup', end), turnBased('514.2', 'end of cleanup', clear)),
    ),
    believes('damage-outlasts-turn', turnBased('514.2', 'cleanup', end)),
    believes('damage-clears-after-combat', rule('514.2', turnBased('514.2', 'end-combat', clear), together)),
  ],
)
