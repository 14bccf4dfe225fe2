import type { EventOf } from '../../kernel/events'
import { matches } from '../../kernel/look'
import { type Offer, replacement, room, rule } from '../../kernel/rule'
import type { Active, View } from '../../kernel/view'

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

type Unknown = EventOf<'moveUnknown'>

const REACHED: readonly string[] = ['hand', 'graveyard', 'exile'] satisfies readonly Unknown['to'][]
const isReached = (zone: string): zone is Unknown['to'] => REACHED.includes(zone)

/** The same of cards that nobody has named: an effect that asks nothing but whose they are moves them too. */
const unknown = (v: View, e: Unknown): readonly Offer[] =>
  v.lasting().flatMap((of): readonly Offer[] => {
    const { effect } = of
    if (!('moving' in effect) || effect.to !== e.to || effect.goes === e.to) return []
    const { goes } = effect
    if (!isReached(goes) || (effect.from ?? 'library') !== 'library' || !speaksOfAll(of, e)) return []
    return [{ of, apply: () => [{ ...e, to: goes }] }]
  })

function speaksOfAll({ effect, controller }: Active, { player }: Unknown): boolean {
  if (!('moving' in effect)) return false
  const { owner, ...asked } = effect.moving
  return Object.keys(asked).length === 0 && (owner === undefined || (owner === 'you') === (controller === player))
}

/** First it is seen what moves an object, then what would have it go elsewhere applies, and then it goes. */
export const moving = room('400.6', 'Moving an object', [
  rule('400.6', replacement('400.6', 'move', elsewhere), replacement('400.6', 'moveUnknown', unknown)),
])
