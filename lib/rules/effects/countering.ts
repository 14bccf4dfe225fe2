import type { GameEvent } from '../kernel/events'
import type { ObjectRef } from '../kernel/language'
import { objects } from '../kernel/look'
import { verb } from '../kernel/verb'
import { from } from './parts'

declare module '../kernel/effect' {
  interface EffectMap {
    /** Counters a spell or ability (701.6). */
    counterSpell: { readonly what: ObjectRef }
  }
}

export const counterVerbs = [
  verb('counterSpell', (v, op, c) =>
    objects(v, op.what, c)
      // Only what is on the stack can be countered (701.6a).
      .filter((object) => v.state.objects[object]?.zone === 'stack')
      .map((object): GameEvent => ({ type: 'counter', object, ...from(c) })),
  ),
]
