import type { GameEvent } from '../../kernel/events'
import { has, isActive } from '../../kernel/look'
import { room, turnBased } from '../../kernel/rule'

/** As a turn begins, before anything untaps, the active player's permanents phase in, and those with phasing phase out. */
export const phasingInAndOut = room('502.1', 'Phasing in and out', [
  turnBased('502.1', 'untap', (v) =>
    Object.values(v.state.objects).flatMap((o): readonly GameEvent[] => {
      if (o.zone !== 'battlefield' || !isActive(v, v.controller(o.id))) return []
      if (o.phasedOut === true) return [{ type: 'phaseIn', object: o.id }]
      return !o.phasedOut && has(v, o.id, 'phasing') ? [{ type: 'phaseOut', object: o.id }] : []
    }),
  ),
])
