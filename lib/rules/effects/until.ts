import type { GameEvent } from '../kernel/events'
import type { ObjectRef } from '../kernel/language'
import { objects, onBattlefield } from '../kernel/look'
import { compound } from '../kernel/verb'

declare module '../kernel/effect' {
  interface EffectMap {
    /** Exiles something until the source leaves the battlefield; nothing, if it has left already (610.3a). */
    exileUntilLeaves: { readonly what: ObjectRef }
  }
}

export const untilVerbs = [
  compound('exileUntilLeaves', (r, op, c) => {
    const { source, controller, memory } = c
    if (source === undefined || !onBattlefield(r.view(), source)) return
    const before = memory?.done.length ?? 0
    r.together(objects(r.view(), op.what, c).map((object): GameEvent => ({ type: 'exile', object, source })))
    const fixed = (memory?.done ?? [])
      .slice(before)
      .flatMap((e) => (e.type === 'move' && e.to === 'exile' ? (e.as ?? []) : []))
    if (fixed.length)
      r.together([
        { type: 'begin', effect: { effect: { returns: true }, controller, source, fixed, until: 'end-of-game' } },
      ])
  }),
]
