import type { Lasting } from '../kernel/card'
import type { GameEvent } from '../kernel/events'
import type { ObjectRef } from '../kernel/language'
import { usesOf } from '../kernel/lasting'
import { objects } from '../kernel/look'
import { verb } from '../kernel/verb'
import { named } from '../scenario/schema'
import { objectRef } from '../scenario/words'

declare module '../kernel/effect' {
  interface EffectMap {
    /** An effect that lasts until end of turn; one that changes characteristics fixes what it touches as it begins (611.2c). */
    lasting: { readonly effect: Lasting }
    /** The next time it would be destroyed this turn, it is not (701.19a). */
    regenerate: { readonly what: ObjectRef }
  }
}

export const lastingVerbs = [
  verb('lasting', { effect: named('lasting') }, (v, op, c) => [
    {
      type: 'begin',
      effect: {
        effect: op.effect,
        controller: c.controller,
        until: 'end-of-turn',
        ...(c.source === undefined ? {} : { source: c.source }),
        ...usesOf(op.effect),
        ...('modify' in op.effect ? { fixed: objects(v, { all: op.effect.what }, c) } : {}),
      },
    },
  ]),
  verb('regenerate', { what: objectRef }, (v, op, c) =>
    objects(v, op.what, c).map(
      (object): GameEvent => ({
        type: 'begin',
        effect: {
          effect: { replace: { event: 'destroy' }, with: { regenerate: true }, next: 1 },
          fixed: [object],
          controller: v.controller(object),
          source: object,
          until: 'end-of-turn',
          left: 1,
        },
      }),
    ),
  ),
]
