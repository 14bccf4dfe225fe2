import { onBattlefield } from '../../kernel/look'
import { cant, names, room } from '../../kernel/rule'

/** Attaching moves an Aura or Equipment to another object or player; where it may not be it does not go, nor where it is already. */
export const attaching = room('701.3', 'Attach', [
  names('701.3a', 'attach'),
  cant(
    '701.3b',
    'attach',
    (v, { object, to }) =>
      !onBattlefield(v, object) ||
      v.state.objects[object]?.attachedTo === to ||
      v.ask('mayAttach', { object, to }) !== true,
  ),
  names('701.3d', 'unattach'),
])
