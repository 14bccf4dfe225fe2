import { has } from '../../kernel/look'
import { believes, ignores, query, room, rule } from '../../kernel/rule'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    'first-strike': object
  }
}

const first = query('702.7b', 'strikesFirst', (v, { object }) => (has(v, object, 'first-strike') ? true : undefined))

/** Who loses first strike once it has dealt its damage deals no more in the second step; who was to strike twice is another rule's. */
const lost = query('702.7c', 'strikesNow', (v, { object, step }) => {
  const { struckFirst, struckTwice } = v.state.combat ?? {}
  const struck = step === 'second' && struckFirst?.includes(object) === true && !struckTwice?.includes(object)
  return struck && !has(v, object, 'first-strike') && !has(v, object, 'double-strike') ? false : undefined
})

/** First strike deals damage in the first of two combat damage steps. */
export const firstStrike = room(
  '702.7',
  { title: 'First strike', keyword: 'first-strike' },
  [first, lost],
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
    ignores('first-strike-lost-hits-twice', '702.7c'),
  ],
)
