import type { Ability, Characteristics, Modification } from '../kernel/card'
import { copyOf } from '../kernel/copying'
import { objects, quantity } from '../kernel/look'
import type { Context } from '../kernel/verb'
import { verb } from '../kernel/verb'
import type { View } from '../kernel/view'
import { named } from '../language/named'
import { except, what } from '../language/often'
import { type Instructions, optional } from '../language/schema'
import { counterName, duration, much } from '../language/words'
import { begin, from } from './parts'

/** The words of each instruction. */
export const words = {
  /** Characteristics of the given objects change: set, switched, gained, lost; what is read is read now (608.2h). */
  change: { what, modify: named('modification'), until: duration },
  becomeCopy: { what, of: what, until: duration, except },
  moveCounters: { from: what, to: what, counter: counterName, amount: optional(much) },
}

declare module '../kernel/effect' {
  interface EffectMap extends Instructions<typeof words> {}
}

/** A change with its amounts as they are now. */
function read(v: View, m: Modification, c: Context): Modification {
  const { power, toughness } = 'power' in m || 'toughness' in m ? m : {}
  return {
    ...m,
    ...(power === undefined ? {} : { power: quantity(v, power, c) }),
    ...(toughness === undefined ? {} : { toughness: quantity(v, toughness, c) }),
  }
}

/** With one ability more, on both parts of a flip card. */
const alsoHaving = (c: Characteristics, ability: Ability | undefined): Characteristics =>
  ability === undefined
    ? c
    : {
        ...c,
        abilities: [...c.abilities, ability],
        ...(c.lower ? { lower: alsoHaving(c.lower, ability) } : {}),
      }

export const verbs = [
  verb('change', (v, op, c) => {
    const modify = [op.modify].flat().map((m) => read(v, m, c))
    return [begin({ modify, what: {} }, op.what, op.until, v, c)]
  }),
  verb('becomeCopy', (v, op, c) => {
    const [of] = objects(v, op.of, c)
    if (of === undefined) return []
    const copy = alsoHaving(copyOf(v, of, op.except), op.except?.thisAbility ? c.ability : undefined)
    return [begin({ modify: { layer: '1a', copy }, what: {} }, op.what, op.until, v, c)]
  }),
  verb('moveCounters', (v, op, c) => {
    const [a = ''] = objects(v, op.from, c)
    const [to = ''] = objects(v, op.to, c)
    const n = quantity(v, op.amount ?? 1, c)
    return [{ type: 'moveCounters', from: a, to, counter: op.counter, amount: n, ...from(c) }]
  }),
]
