import { isActive, permanents } from '../../kernel/look'
import { room, turnBased } from '../../kernel/rule'

/** As a turn begins, the active player's permanents untap, all at the same time. */
export const untapping = room('502.3', 'Untap step', [
  turnBased('502.3', 'untap', (v) =>
    permanents(v)
      .filter((id) => v.state.objects[id]?.tapped && isActive(v, v.controller(id)))
      .map((object) => ({ type: 'untap', object })),
  ),
])
