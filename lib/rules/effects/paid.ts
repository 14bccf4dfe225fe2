import type { Effect } from '../kernel/effect'
import { paidCosts } from '../kernel/look'
import { compound } from '../kernel/verb'

declare module '../kernel/effect' {
  interface EffectMap {
    /** What happens only if an optional or alternative cost of that name was paid. */
    ifPaid: { readonly cost: string; readonly effect: Effect; readonly otherwise?: Effect }
  }
}

export const paidVerbs = [
  compound('ifPaid', (r, op, c) => {
    const next = paidCosts(r.view(), c).includes(op.cost) ? op.effect : op.otherwise
    if (next) r.run(next, c)
  }),
]
