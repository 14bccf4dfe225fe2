import type { ObjectId, TargetId } from '../kernel/ids'
import { amount, objectOf, objects, players } from '../kernel/look'
import { aimed } from '../kernel/targets'
import { compound, type Runner } from '../kernel/verb'
import { maybe, what } from '../language/often'
import { flag, type Instructions, optional } from '../language/schema'
import { many } from '../language/words'

/** The words of each instruction. */
export const words = {
  /** Copies a spell or ability, perhaps with other targets; the copy is not cast (707.10). */
  copySpell: { what, who: maybe, newTargets: optional(flag), number: optional(many) },
  /** Other targets for a spell or ability: each may stay as it was (115.7d); with `change` all become others, or none does (115.7a). */
  newTargets: { what, change: optional(flag) },
}

declare module '../kernel/effect' {
  interface EffectMap extends Instructions<typeof words> {}
}

/** What goes on the stack has targets, and a spell or ability that is given others has new ones: they become targets as those of a spell that is cast do. */
function aim(r: Runner, on: ObjectId | undefined, had: readonly TargetId[] = []): void {
  if (on === undefined) return
  const targets = objectOf(r.view(), on)?.onStack?.targets ?? []
  r.together(
    aimed(
      on,
      targets.filter((target, n) => target !== had[n]),
    ),
  )
}

export const verbs = [
  compound('copySpell', (r, op, c) => {
    const v = r.view()
    const n = amount(v, op.number ?? 1, c)
    for (const object of objects(v, op.what, c))
      for (const player of players(v, op.who ?? 'you', c))
        for (let i = 0; i < n; i++) {
          const { length } = r.view().state.shared.stack
          const takes = v.ask('copiedChoices', { object })
          const targets = op.newTargets ? r.newTargets(object, { chooser: player, as: player }) : undefined
          r.together([
            { type: 'copySpell', object, player, ...(takes ? { takes } : {}), ...(targets ? { targets } : {}) },
          ])
          aim(r, r.view().state.shared.stack[length])
        }
  }),
  compound('newTargets', (r, op, c) => {
    for (const object of objects(r.view(), op.what, c)) {
      const v = r.view()
      const had = objectOf(v, object)?.onStack?.targets
      const chooser = c.controller
      const as = v.ask('retargetedAs', { object, chooser }) ?? chooser
      const change = op.change === true && v.ask('mustChange', { object }) === true
      r.together([
        { type: 'retarget', object, player: chooser, targets: r.newTargets(object, { chooser, as, change }) },
      ])
      aim(r, object, had)
    }
  }),
]
