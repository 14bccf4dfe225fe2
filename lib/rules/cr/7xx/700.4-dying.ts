import { isType } from '../../kernel/look'
import { believes, query, room } from '../../kernel/rule'

/** What is put into a graveyard from the battlefield dies, whatever it is; what is exiled does not. */
export const dying = room(
  '700.4',
  'Dying',
  [query('700.4', 'dies', (_, { to }) => (to === 'graveyard' ? true : undefined))],
  [
    believes(
      'dies-only-creatures',
      query('700.4', 'dies', (v, { object, to }) => to === 'graveyard' && isType(v, object, 'creature')),
    ),
    believes(
      'exile-is-dying',
      query('700.4', 'dies', (_, { to }) => to === 'graveyard' || to === 'exile'),
    ),
  ],
)
