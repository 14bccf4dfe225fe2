import { result, room } from '../../kernel/rule'

/** A top card that was revealed, is no longer and then is again is a new object. */
export const shownAgain = room('401.6', 'A top card revealed again', [
  result('401.6', 'showTop', (v, { object }) =>
    object !== undefined && v.state.objects[object]?.seen ? [{ type: 'renew', object }] : undefined,
  ),
])
