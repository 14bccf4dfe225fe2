import { compound } from '../kernel/verb'
import { effect } from '../language/often'
import { type Instructions, list } from '../language/schema'

/** The words of each instruction. */
export const words = {
  /** One after the other, in the order written (608.2c). */
  sequence: { steps: list(effect) },
  /** All at once. */
  together: { steps: list(effect) },
}

declare module '../kernel/effect' {
  interface EffectMap extends Instructions<typeof words> {}
}

export const verbs = [
  compound('sequence', (r, op, c) => {
    for (const step of op.steps) r.run(step, c)
  }),
  compound('together', (r, op, c) => r.together(op.steps.flatMap((step) => r.eventsOf(step, c)))),
]
