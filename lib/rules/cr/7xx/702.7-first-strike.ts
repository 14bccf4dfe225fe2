import { has } from '../../kernel/look'
import { believes, query, room, rule } from '../../kernel/rule'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    'first-strike': object
  }
}

const first = query('702.7b', 'strikesFirst', (v, { object }) => (has(v, object, 'first-strike') ? true : undefined))

/** First strike deals damage in the first of two combat damage steps. */
export const firstStrike = room(
  '702.7',
  { title: 'First strike', keyword: 'first-strike' },
  [first],
  [
    believes(
      'first-strike-both-steps',
      rule(
        '702.7b',
        first,
        query('702.7b', 'strikesNow', (v, { object, step }) =>
          step === 'second' && has(v, object, 'first-strike') ? true : undefined,
        ),
      ),
    ),
  ],
)
