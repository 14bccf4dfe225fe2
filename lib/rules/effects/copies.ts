import type { Amount, ObjectRef, PlayerRef } from '../kernel/language'
import { amount, objects, players } from '../kernel/look'
import { compound } from '../kernel/verb'

declare module '../kernel/effect' {
  interface EffectMap {
    /** Copies a spell or ability, perhaps with other targets; the copy is not cast (707.10). */
    copySpell: {
      readonly what: ObjectRef
      readonly who?: PlayerRef
      readonly newTargets?: boolean
      readonly number?: Amount
    }
    /** Other targets for a spell or ability: each may stay as it was (115.7). */
    newTargets: { readonly what: ObjectRef }
  }
}

export const copiesVerbs = [
  compound('copySpell', (r, op, c) => {
    const v = r.view()
    const n = amount(v, op.number ?? 1, c)
    for (const object of objects(v, op.what, c))
      for (const player of players(v, op.who ?? 'you', c))
        for (let i = 0; i < n; i++) {
          const targets = op.newTargets ? r.newTargets(object, player) : undefined
          r.together([{ type: 'copySpell', object, player, ...(targets ? { targets } : {}) }])
        }
  }),
  compound('newTargets', (r, op, c) => {
    for (const object of objects(r.view(), op.what, c))
      r.together([{ type: 'retarget', object, targets: r.newTargets(object, c.controller) }])
  }),
]
