import type { ObjectId } from '../../kernel/ids'
import { exists, has, onBattlefield } from '../../kernel/look'
import { ignores, query, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    infect: object
  }
}

/** Whether a source with infect deals damage from the battlefield, or from where it was last; from any other zone it is 702.90e that says so. */
const infects = (v: View, source: ObjectId): boolean =>
  has(v, source, 'infect') && (onBattlefield(v, source) || !exists(v, source))
const infectsFromElsewhere = (v: View, source: ObjectId): boolean => has(v, source, 'infect') && !infects(v, source)

/** Infect: poison counters instead of loss of life for players, −1/−1 counters instead of marked damage for creatures. */
export const infect = room(
  '702.90',
  { title: 'Infect', keyword: 'infect' },
  [
    query('702.90b', 'damageToPlayer', (v, { source }) => (infects(v, source) ? 'poison' : undefined)),
    query('702.90c', 'damageToCreature', (v, { source }) => (infects(v, source) ? 'counters' : undefined)),
    rule(
      '702.90e',
      query('702.90e', 'damageToPlayer', (v, { source }) => (infectsFromElsewhere(v, source) ? 'poison' : undefined)),
      query('702.90e', 'damageToCreature', (v, { source }) =>
        infectsFromElsewhere(v, source) ? 'counters' : undefined,
      ),
    ),
  ],
  [ignores('infect-wears-off', '702.90c'), ignores('infect-only-battlefield', '702.90e')],
)
