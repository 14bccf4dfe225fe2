import { type CostText, costsOf } from '../../kernel/card'
import type { Filter } from '../../kernel/language'
import { instances, manaValue } from '../../kernel/look'
import type { NamedCost } from '../../kernel/query'
import { believes, legality, query, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    /** `what`: what is sacrificed, where it is not a creature (702.119b). */
    emerge: { readonly cost: CostText; readonly what?: Filter }
  }
}

const offered = query('702.119a', 'alternativeCosts', (v, p, so = []) => {
  const emerging = p.source === undefined ? instances(v, p.object, 'emerge') : []
  return emerging.length
    ? [
        ...so,
        ...emerging.map(({ cost, what = { types: ['creature'] } }): NamedCost => {
          return { name: 'emerge', cost: [...costsOf(cost), { pay: 'sacrifice', what }] }
        }),
      ]
    : undefined
})

const emerged = (alternatives: readonly string[]): boolean => alternatives.includes('emerge')

const total = (v: View, picked: readonly string[]): number => picked.reduce((n, id) => n + manaValue(v, id), 0)

const reduced = query('702.119a', 'reductions', (v, { announced: { alternatives, picked } }, so = []) =>
  emerged(alternatives) && picked.length ? [...so, `{${total(v, picked)}}`] : undefined,
)

/** Cast with a sacrifice, for generic mana less its mana value: chosen with the other announcements, sacrificed with the payment. */
export const emerge = room(
  '702.119',
  { title: 'Emerge', keyword: 'emerge', takes: { cost: 'needed', what: 'optional' } },
  [
    rule('702.119a', offered, reduced),
    query('702.119c', 'picksEarly', (_, { name }) => (name === 'emerge' ? 'early' : undefined)),
  ],
  [
    believes(
      'emerge-zero-illegal',
      rule(
        '702.119a',
        offered,
        reduced,
        legality('702.119a', 'announce', (v, { object, announced: { alternatives, picked } }) =>
          emerged(alternatives) && total(v, picked) === 0 ? { reason: 'cannot-pay', detail: { object } } : undefined,
        ),
      ),
    ),
    believes(
      'emerge-creature-still-there',
      query('702.119c', 'picksEarly', (_, { name }) => (name === 'emerge' ? 'late' : undefined)),
    ),
  ],
)
