import { onBattlefield } from '../../kernel/look'
import { result, room } from '../../kernel/rule'

/** Destroying moves a permanent to its owner's graveyard. */
export const destroying = room('701.8', 'Destroy', [
  result('701.8a', 'destroy', (v, { object }) =>
    onBattlefield(v, object) ? [{ type: 'move', object, to: 'graveyard', verb: 'destroy' }] : undefined,
  ),
])
