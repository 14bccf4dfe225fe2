import type { EventOf } from '../../kernel/events'
import { matches } from '../../kernel/look'
import { type Offer, replacement, room } from '../../kernel/rule'
import type { View } from '../../kernel/view'

/** What effects make of a move that would end in a zone that they watch. */
function elsewhere(v: View, e: EventOf<'move'>): readonly Offer[] {
  const all = v.lasting()
  if (!all.length) return []
  return all.flatMap((of): readonly Offer[] => {
    const { effect } = of
    if (!('moving' in effect) || effect.to !== e.to || effect.goes === e.to) return []
    const from = v.state.objects[e.object]?.zone
    if (effect.from !== undefined && effect.from !== from) return []
    if (!matches(v, e.object, effect.moving, of.controller, of.source, 'anywhere')) return []
    return [{ of, apply: () => [{ ...e, to: effect.goes }] }]
  })
}

/** First it is seen what moves an object, then what would have it go elsewhere applies, and then it goes. */
export const moving = room('400.6', 'Moving an object', [replacement('400.6', 'move', elsewhere)])
