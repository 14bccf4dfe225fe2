import { ignores, query, room } from '../../kernel/rule'

/** An ability with an "if" right after its event triggers only if that is so. */
export const interveningIf = room(
  '603.4',
  'Intervening "if"',
  [query('603.4', 'checksCondition', (_, { at }) => (at === 'trigger' ? true : undefined))],
  [ignores('intervening-if-later', '603.4')],
)
