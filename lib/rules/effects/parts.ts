import type { Lasting } from '../kernel/card'
import type { GameEvent } from '../kernel/events'
import type { ObjectId } from '../kernel/ids'
import type { ObjectRef } from '../kernel/language'
import { objects } from '../kernel/look'
import type { Duration } from '../kernel/state'
import type { Context } from '../kernel/verb'
import type { View } from '../kernel/view'

/** The source of an effect, for an event that has one. */
export const from = ({ source }: Context): { readonly source?: ObjectId } => (source === undefined ? {} : { source })

/** An effect that begins, on what is spoken of by now: one object, or all that are so (611.2c). */
export const begin = (effect: Lasting, on: ObjectRef, until: Duration, v: View, c: Context): GameEvent => ({
  type: 'begin',
  effect: {
    effect,
    fixed: objects(v, on, c),
    ...(typeof on === 'object' && 'all' in on ? { ofMany: true } : {}),
    controller: c.controller,
    until,
    ...from(c),
  },
})
