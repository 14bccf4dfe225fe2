import { isRecord } from '#lib/base/json'
import type { Lasting } from '../kernel/card'
import type { GameEvent } from '../kernel/events'
import type { ObjectRef } from '../kernel/language'
import { usesOf } from '../kernel/lasting'
import { isPlayer, objects } from '../kernel/look'
import { type Context, verb } from '../kernel/verb'
import type { View } from '../kernel/view'
import { named } from '../language/named'
import { what } from '../language/often'
import { type Instructions, optional } from '../language/schema'
import { duration } from '../language/words'
import { from } from './parts'

/** The words of each instruction. */
export const words = {
  /**
   * An effect that lasts, until end of turn unless it says how long; one that changes characteristics fixes what it touches as it
   * begins (611.2c). `on`: it is about these objects, whatever it says of objects itself.
   */
  lasting: { effect: named('lasting'), on: optional(what), until: optional(duration) },
  /** The next time it would be destroyed this turn, it is not (701.19a). */
  regenerate: { what },
}

declare module '../kernel/effect' {
  interface EffectMap extends Instructions<typeof words> {}
}

/** What an effect says with the targets that its instruction has now: later nobody knows them any more. */
function bound(x: unknown, c: Context): unknown {
  if (Array.isArray(x)) return x.map((y) => bound(y, c))
  if (!isRecord(x)) return x
  if (typeof x.target === 'number') return c.targets[x.target] ?? x
  return Object.fromEntries(Object.entries(x).map(([k, y]) => [k, bound(y, c)]))
}

/** A shield for a target that is an object. */
const aimedAt = (v: View, e: Lasting, { targets }: Context): ObjectRef | undefined => {
  const to = 'prevent' in e && typeof e.to === 'object' && 'target' in e.to ? targets[e.to.target] : undefined
  return to === undefined || isPlayer(v, to) ? undefined : to
}

export const verbs = [
  verb('lasting', (v, op, c) => {
    const on = op.on ?? aimedAt(v, op.effect, c) ?? ('modify' in op.effect ? { all: op.effect.what } : undefined)
    const effect = bound(op.effect, c) as Lasting
    return [
      {
        type: 'begin',
        effect: {
          effect,
          controller: c.controller,
          until: op.until ?? 'end-of-turn',
          ...from(c),
          ...usesOf(effect),
          ...(on === undefined ? {} : { fixed: objects(v, on, c) }),
        },
      },
    ]
  }),
  verb('regenerate', (v, op, c) =>
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
