import type { Effect } from '../kernel/effect'
import { compound } from '../kernel/verb'
import { list, named } from '../scenario/schema'

declare module '../kernel/effect' {
  interface EffectMap {
    /** One after the other, in the order written (608.2c). */
    sequence: { readonly steps: readonly Effect[] }
    /** All at once. */
    together: { readonly steps: readonly Effect[] }
  }
}

const steps = list(named('effect'))

export const sequenceVerbs = [
  compound('sequence', { steps }, (r, op, c) => {
    for (const step of op.steps) r.run(step, c)
  }),
  compound('together', { steps }, (r, op, c) => r.together(op.steps.flatMap((step) => r.eventsOf(step, c)))),
]
