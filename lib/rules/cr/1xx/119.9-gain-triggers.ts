import { believes, names, query, room, rule } from '../../kernel/rule'

const separate = query('119.9', 'separateGains', (_, { for: use }) => (use === 'trigger' ? true : undefined))
const nothing = query('119.9', 'isEvent', (_, { event, for: use }) =>
  use === 'trigger' && event.type === 'gainLife' && event.amount === 0 ? false : undefined,
)

/** "Whenever you gain life" means once for each source; gaining 0 is no event. */
export const gainTriggers = room(
  '119.9',
  'Triggers on gaining life',
  [rule('119.9', separate, nothing), names('119.9', 'gainLife', (_, e) => e.amount === 0)],
  [believes('gain-zero-triggers', rule('119.9', separate))],
)
