import { type CostText, costsOf } from '../../kernel/card'
import { instances } from '../../kernel/look'
import type { NamedCost, Proposal } from '../../kernel/query'
import { legality, query, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    /** `name` tells one kicker of a card from another; `multi`: it may be paid any number of times (702.33c). */
    kicker: { readonly cost: CostText; readonly name?: string; readonly multi?: true }
  }
}

interface Kicker extends NamedCost {
  readonly name: string
  readonly multi: boolean
}

/** The kicker costs of a spell. */
const kickersOf = (v: View, { object, source }: Proposal): readonly Kicker[] =>
  source === undefined
    ? instances(v, object, 'kicker').map(({ name = 'kicker', cost, multi = false }) => ({
        name,
        cost: costsOf(cost),
        multi,
      }))
    : []

const times = ({ announced }: Proposal, { name }: Kicker): number =>
  announced.additional.filter((other) => other === name).length

/** Kicker: an additional cost that a player may pay, and what the spell says of it. */
export const kicker = room(
  '702.33',
  { title: 'Kicker', keyword: 'kicker', takes: { cost: 'needed', name: 'optional', multi: 'optional' } },
  [
    rule(
      '702.33a',
      query('702.33a', 'additionalCosts', (v, p, so = []) => {
        const kickers = kickersOf(v, p)
        return kickers.length ? [...so, ...kickers] : undefined
      }),
      legality('702.33a', 'announce', (v, p) =>
        kickersOf(v, p).some((k) => !k.multi && times(p, k) > 1)
          ? { reason: 'kicked-twice', detail: { object: p.object } }
          : undefined,
      ),
    ),
    query('702.33c', 'addedCosts', (v, p, so = []) => {
      const more = kickersOf(v, p).flatMap((k) =>
        k.multi ? Array.from({ length: Math.max(0, times(p, k) - 1) }, () => k.cost).flat() : [],
      )
      return more.length ? [...so, ...more] : undefined
    }),
  ],
)
