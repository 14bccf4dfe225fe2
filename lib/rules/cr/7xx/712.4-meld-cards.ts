import { cant, ignores, room } from '../../kernel/rule'

/** Meld cards have half a face on the back: nothing turns them over. */
export const meldCards = room(
  '712.4',
  'Meld cards',
  [cant('712.4c', 'transform', (v, { object }) => v.state.objects[object]?.sides?.layout === 'meld')],
  [ignores('meld-can-transform', '712.4c')],
)
