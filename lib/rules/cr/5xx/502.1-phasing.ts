import type { GameEvent } from '../../kernel/events'
import { has, isActive } from '../../kernel/look'
import { room, turnBased } from '../../kernel/rule'

/** As a turn begins, before anything untaps, what the active player controlled as it phased out phases in, and permanents with phasing phase out. */
export const phasingInAndOut = room('502.1', 'Phasing in and out', [
  turnBased('502.1', 'untap', (v) =>
    Object.values(v.state.objects).flatMap((o): readonly GameEvent[] => {
      if (o.zone !== 'battlefield') return []
      const controller = v.controller(o.id)
      if (!isActive(v, (o.phasedOut && o.phasedUnder) || controller)) return []
      if (o.phasedOut === true) return [{ type: 'phaseIn', object: o.id }]
      return !o.phasedOut && has(v, o.id, 'phasing') ? [{ type: 'phaseOut', object: o.id, under: controller }] : []
    }),
  ),
])
