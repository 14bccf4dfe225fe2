import type { EventOf } from '../../kernel/events'
import { has, power } from '../../kernel/look'
import { believes, names, query, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    'double-strike': object
  }
}

/** Whether some creatures have dealt damage in the first of two steps, and the second is still to come. */
const betweenSteps = (v: View): boolean => v.state.combat?.struckFirst !== undefined && !v.state.combat.damageDone

/** Whether an effect takes double strike away, or gives it. */
const changes = ({ effect: { effect: e } }: EventOf<'begin'>, how: 'lose' | 'gain'): boolean =>
  'modify' in e &&
  [e.modify]
    .flat()
    .some((m) => m.layer === '6' && m[how]?.some((k) => (typeof k === 'string' ? k : k.keyword) === 'double-strike'))

/** Double strike deals damage in both combat damage steps. */
export const doubleStrike = room(
  '702.4',
  { title: 'Double strike', keyword: 'double-strike' },
  [
    rule(
      '702.4b',
      query('702.4b', 'strikesFirst', (v, { object }) => (has(v, object, 'double-strike') ? true : undefined)),
      query('702.4b', 'strikesNow', (v, { object, step }) =>
        step === 'second' && has(v, object, 'double-strike') ? true : undefined,
      ),
    ),
    names('702.4c', 'begin', (v, e) => betweenSteps(v) && changes(e, 'lose')),
    names('702.4d', 'begin', (v, e) => betweenSteps(v) && changes(e, 'gain')),
  ],
  [
    believes(
      'double-strike-one-hit',
      query('702.4b', 'combatDamageAmount', (v, { object }) =>
        has(v, object, 'double-strike') ? 2 * Math.max(0, power(v, object)) : undefined,
      ),
    ),
  ],
)
