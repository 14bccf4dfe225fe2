import { has, power } from '../../kernel/look'
import { believes, query, room, rule } from '../../kernel/rule'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    'double-strike': object
  }
}

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
