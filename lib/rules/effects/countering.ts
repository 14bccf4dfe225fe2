import type { GameEvent } from '../kernel/events'
import { objects } from '../kernel/look'
import { verb } from '../kernel/verb'
import { what } from '../language/often'
import type { Instructions } from '../language/schema'
import { from } from './parts'

/** The words of each instruction. */
export const words = {
  /** Counters a spell or ability (701.6). */
  counterSpell: { what },
}

declare module '../kernel/effect' {
  interface EffectMap extends Instructions<typeof words> {}
}

export const verbs = [
  verb('counterSpell', (v, op, c) =>
    objects(v, op.what, c)
      // Only what is on the stack can be countered (701.6a).
      .filter((object) => v.state.objects[object]?.zone === 'stack')
      .map((object): GameEvent => ({ type: 'counter', object, ...from(c) })),
  ),
]
