import type { EventOf, GameEvent } from './events'
import { fits } from './pattern'
import type { Offer } from './rule'
import type { Active, View } from './view'

/** Whether an effect regenerates an object: what it was fixed on, or, of a static ability, what it speaks of. */
function regenerates(v: View, a: Active, e: EventOf<'destroy'>): boolean {
  if (!('replace' in a.effect) || !('regenerate' in a.effect.with) || v.left(a) <= 0) return false
  return a.fixed ? a.fixed.includes(e.object) : fits(v, a.effect.replace, e, a)
}

/** What regenerating offers to make of a destruction: by shields that are fixed on something, or by static abilities. */
export const regenerationOf = (v: View, e: EventOf<'destroy'>, fixed: boolean): readonly Offer[] => {
  const found = v.lasting().filter((of) => (of.fixed !== undefined) === fixed && regenerates(v, of, e))
  if (!found.length || v.ask('regenerable', { event: e }) === false) return []
  return found.map((of) => ({
    of,
    uses: 1,
    apply: (): readonly GameEvent[] => [{ type: 'regenerate', object: e.object }],
  }))
}
