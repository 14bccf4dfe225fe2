import type { Lasting } from '../kernel/card'
import type { GameEvent } from '../kernel/events'
import type { ObjectId } from '../kernel/ids'
import type { Duration } from '../kernel/state'
import type { Context } from '../kernel/verb'

/** The source of an effect, for an event that has one. */
export const from = ({ source }: Context): { readonly source?: ObjectId } => (source === undefined ? {} : { source })

/** An effect that begins, on objects fixed by now (611.2c). */
export const begin = (effect: Lasting, fixed: readonly ObjectId[], until: Duration, c: Context): GameEvent => ({
  type: 'begin',
  effect: { effect, fixed, controller: c.controller, until, ...from(c) },
})
