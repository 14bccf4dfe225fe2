import { query, room, rule } from '../../kernel/rule'

/** "If you would gain life" replaces each source's gain by itself; a gain of 0 is not replaced. */
export const gainReplacements = room('119.10', 'Replacements of gaining life', [
  rule(
    '119.10',
    query('119.10', 'separateGains', (_, { for: use }) => (use === 'replacement' ? true : undefined)),
    query('119.10', 'isEvent', (_, { event, for: use }) =>
      use === 'replacement' && event.type === 'gainLife' && event.amount === 0 ? false : undefined,
    ),
  ),
])
