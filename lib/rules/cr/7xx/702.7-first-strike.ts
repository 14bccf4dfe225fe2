import type { ObjectId } from '../../kernel/ids'
import { has } from '../../kernel/look'
import { believes, query, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    'first-strike': object
  }
}

const first = query('702.7b', 'strikesFirst', (v, { object }) => (has(v, object, 'first-strike') ? true : undefined))

/** Whether a creature dealt its damage in the first step; without double strike it deals no more. */
const struck = (v: View, id: ObjectId): boolean => v.state.combat?.struckFirst?.includes(id) === true

const late = (v: View, id: ObjectId): true | undefined =>
  has(v, id, 'first-strike') && !struck(v, id) ? true : undefined
const early = (v: View, id: ObjectId): false | undefined =>
  !has(v, id, 'first-strike') && !has(v, id, 'double-strike') && struck(v, id) ? false : undefined

/** Who gains first strike once the first step has begun still deals damage in the second; who loses it has dealt theirs. */
const changed = (...cases: readonly ((v: View, id: ObjectId) => boolean | undefined)[]) =>
  query('702.7c', 'strikesNow', (v, { object, step }) =>
    step === 'second' ? cases.map((strikes) => strikes(v, object)).find((x) => x !== undefined) : undefined,
  )

/** First strike deals damage in the first of two combat damage steps. */
export const firstStrike = room(
  '702.7',
  { title: 'First strike', keyword: 'first-strike' },
  [first, changed(late, early)],
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
    believes('first-strike-lost-hits-twice', changed(late)),
    believes('first-strike-gained-skips', changed(early)),
  ],
)
