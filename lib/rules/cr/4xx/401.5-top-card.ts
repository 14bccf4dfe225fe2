import { ignores, names, query, room } from '../../kernel/rule'

/** A top card that comes up while a spell is being cast or an ability activated stays hidden until that is done. */
export const topCardAmidst = room(
  '401.5',
  'The top card during a casting',
  [
    query('401.5', 'staysHidden', (v, { player, top }) =>
      v.state.amidst ? v.state.amidst[player] !== top : undefined,
    ),
    names('401.5', 'showTop'),
  ],
  [ignores('top-card-visible-mid-cast', '401.5')],
)
