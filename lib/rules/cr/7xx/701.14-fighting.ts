import type { EventOf } from '../../kernel/events'
import { isCreature, power } from '../../kernel/look'
import { cant, ignores, names, query, result, room } from '../../kernel/rule'
import type { View } from '../../kernel/view'

type Fight = EventOf<'fight'>

const hit = (v: View, e: Fight, source: string, target: string, times = 1) => ({
  type: 'damage' as const,
  source,
  target,
  amount: times * Math.max(0, power(v, source)),
  combat: v.ask('outsideCombat', { fighters: e.fighters }) !== true,
})

/** Two creatures fight: each deals the other damage equal to its power, or neither does; it is not combat damage. */
export const fighting = room(
  '701.14',
  'Fight',
  [
    result('701.14a', 'fight', (v, e) => {
      const [a, b] = e.fighters
      return a === b ? undefined : [hit(v, e, a, b), hit(v, e, b, a)]
    }),
    names('701.14a', 'fight', (_, { fighters: [a, b] }) => a !== b),
    names('701.14c', 'fight', (_, { fighters: [a, b] }) => a === b),
    cant('701.14b', 'fight', (v, e) => !e.fighters.every((id) => isCreature(v, id))),
    result('701.14c', 'fight', (v, e) => {
      const [a, b] = e.fighters
      return a === b ? [hit(v, e, a, a, 2)] : undefined
    }),
    query('701.14d', 'outsideCombat', () => true),
  ],
  [ignores('fight-one-sided', '701.14b'), ignores('fight-is-combat', '701.14d')],
)
