import { amount, objects, players } from '../kernel/look'
import { compound } from '../kernel/verb'
import { maybe, what } from '../language/often'
import { flag, type Instructions, optional } from '../language/schema'
import { many } from '../language/words'

/** The words of each instruction. */
export const words = {
  /** Copies a spell or ability, perhaps with other targets; the copy is not cast (707.10). */
  copySpell: { what, who: maybe, newTargets: optional(flag), number: optional(many) },
  /** Other targets for a spell or ability: each may stay as it was (115.7). */
  newTargets: { what },
}

declare module '../kernel/effect' {
  interface EffectMap extends Instructions<typeof words> {}
}

export const verbs = [
  compound('copySpell', (r, op, c) => {
    const v = r.view()
    const n = amount(v, op.number ?? 1, c)
    for (const object of objects(v, op.what, c))
      for (const player of players(v, op.who ?? 'you', c))
        for (let i = 0; i < n; i++) {
          const takes = v.ask('copiedChoices', { object })
          const targets = op.newTargets ? r.newTargets(object, player) : undefined
          r.together([
            { type: 'copySpell', object, player, ...(takes ? { takes } : {}), ...(targets ? { targets } : {}) },
          ])
        }
  }),
  compound('newTargets', (r, op, c) => {
    for (const object of objects(r.view(), op.what, c))
      r.together([{ type: 'retarget', object, targets: r.newTargets(object, c.controller) }])
  }),
]
