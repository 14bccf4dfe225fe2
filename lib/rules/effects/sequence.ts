import type { Effect } from '../kernel/effect'
import { compound } from '../kernel/verb'

declare module '../kernel/effect' {
  interface EffectMap {
    /** One after the other, in the order written (608.2c). */
    sequence: { readonly steps: readonly Effect[] }
    /** All at once. */
    together: { readonly steps: readonly Effect[] }
  }
}

export const sequenceVerbs = [
  compound('sequence', (r, op, c) => {
    for (const step of op.steps) r.run(step, c)
  }),
  compound('together', (r, op, c) => r.together(op.steps.flatMap((step) => r.eventsOf(step, c)))),
]
