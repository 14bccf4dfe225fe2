import type { ObjectId } from '../../kernel/ids'
import { has, power } from '../../kernel/look'
import { believes, ignores, query, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    'double-strike': object
  }
}

/** Whether a creature had double strike as the first of two steps began. */
const hadIt = (v: View, object: ObjectId): boolean => v.state.combat?.struckTwice?.includes(object) === true

/** Whether it has dealt its damage in the first of two steps. */
const hasStruck = (v: View, object: ObjectId): boolean => v.state.combat?.struckFirst?.includes(object) === true

const hasIt = (v: View, object: ObjectId): boolean => has(v, object, 'double-strike')

/** Double strike deals damage in both combat damage steps. */
export const doubleStrike = room(
  '702.4',
  { title: 'Double strike', keyword: 'double-strike' },
  [
    rule(
      '702.4b',
      query('702.4b', 'strikesFirst', (v, { object }) => (hasIt(v, object) ? true : undefined)),
      query('702.4b', 'strikesTwice', (v, { object }) => (hasIt(v, object) ? true : undefined)),
      query('702.4b', 'strikesNow', (v, { object, step }) =>
        step === 'second' && hadIt(v, object) ? true : undefined,
      ),
    ),
    query('702.4c', 'strikesNow', (v, { object, step }) =>
      step === 'second' && hadIt(v, object) && !hasIt(v, object) ? false : undefined,
    ),
    query('702.4d', 'strikesNow', (v, { object, step }) =>
      step === 'second' && hasStruck(v, object) && !hadIt(v, object) && hasIt(v, object) ? true : undefined,
    ),
  ],
  [
    believes(
      'double-strike-one-hit',
      query('702.4b', 'combatDamageAmount', (v, { object }) =>
        hasIt(v, object) ? 2 * Math.max(0, power(v, object)) : undefined,
      ),
    ),
    ignores('double-strike-lost-hits-twice', '702.4c'),
  ],
)
