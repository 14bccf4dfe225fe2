import type { GameEvent } from '../kernel/events'
import { hasLeft, objects } from '../kernel/look'
import { compound } from '../kernel/verb'
import { what } from '../language/often'
import type { Instructions } from '../language/schema'

/** The words of each instruction. */
export const words = {
  /** Exiles something until the source leaves the battlefield; nothing, if it has left already (610.3a). */
  exileUntilLeaves: { what },
}

declare module '../kernel/effect' {
  interface EffectMap extends Instructions<typeof words> {}
}

export const verbs = [
  compound('exileUntilLeaves', (r, op, c) => {
    const { source, controller, memory } = c
    if (source === undefined || hasLeft(r.view(), source)) return
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
