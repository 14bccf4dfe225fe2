import { type CostText, costsOf } from '../../kernel/card'
import { instances } from '../../kernel/look'
import { believes, query, type Rule, room } from '../../kernel/rule'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    escalate: { readonly cost: CostText }
  }
}

/** The cost is paid once for each mode that is not `free`. */
const escalating = (free: number): Rule =>
  query('702.120a', 'addedCosts', (v, p, so = []) => {
    const costs = p.source === undefined ? instances(v, p.object, 'escalate').flatMap((k) => costsOf(k.cost)) : []
    const modes = v.ask('modesWait', {}) === true ? 0 : p.announced.modes.length
    const times = Math.max(0, modes - free)
    return costs.length && times ? [...so, ...Array.from({ length: times }, () => costs).flat()] : undefined
  })

/** For each mode beyond the first one more cost is paid. */
export const escalate = room(
  '702.120',
  { title: 'Escalate', keyword: 'escalate', takes: { cost: 'needed' } },
  [escalating(1)],
  [believes('escalate-counts-first', escalating(0))],
)
