import { paidCosts } from '../kernel/look'
import { compound } from '../kernel/verb'
import { effect, otherwise } from '../language/often'
import { type Instructions, text } from '../language/schema'

/** The words of each instruction. */
export const words = {
  /** What happens only if an optional or alternative cost of that name was paid. */
  ifPaid: { cost: text, effect, otherwise },
}

declare module '../kernel/effect' {
  interface EffectMap extends Instructions<typeof words> {}
}

export const verbs = [
  compound('ifPaid', (r, op, c) => {
    const next = paidCosts(r.view(), c).includes(op.cost) ? op.effect : op.otherwise
    if (next) r.run(next, c)
  }),
]
