import { has } from '../../kernel/look'
import { believes, ignores, query, room, rule } from '../../kernel/rule'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    wither: object
  }
}

const shrivels = query('702.80a', 'damageToCreature', (v, { source }) =>
  has(v, source, 'wither') ? 'counters' : undefined,
)

/** Wither: damage to a creature is −1/−1 counters instead of being marked; players, planeswalkers and battles are dealt it as ever. */
export const wither = room(
  '702.80',
  { title: 'Wither', keyword: 'wither' },
  [shrivels],
  [
    ignores('wither-wears-off', '702.80a'),
    believes(
      'wither-poisons-players',
      rule(
        '702.80a',
        shrivels,
        query('702.80a', 'damageToPlayer', (v, { source }) => (has(v, source, 'wither') ? 'poison' : undefined)),
      ),
    ),
  ],
)
