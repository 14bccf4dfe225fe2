import type { Characteristics } from './card'
import type { EventOf } from './events'
import type { ObjectId, PlayerId } from './ids'
import type { Filter } from './language'
import { matches, objectOf } from './look'
import { incarnation } from './move'
import type { Offer } from './rule'
import type { Arrival } from './state'
import type { Active, View } from './view'
import type { CardType } from './words'

/** A permanent that enters the battlefield: a card or spell that moves there, or a token. */
export type Enters = EventOf<'move' | 'createToken'>

/** The object that enters, before it does (a token has none), and what it will be. */
export interface Entrant {
  readonly id: ObjectId
  readonly as: ObjectId
  readonly controller: PlayerId
  readonly printed: Characteristics
}

/** Who enters by an event, and as what; nobody, if it is not about the battlefield. */
export function entrantOf(v: View, e: Enters): Entrant | undefined {
  if (e.type === 'createToken')
    return {
      id: e.label,
      as: e.label,
      controller: e.controller ?? e.player,
      printed: (e.entry?.facing?.up && e.entry.sides?.other) || e.what,
    }
  const o = objectOf(v, e.object)
  if (!o || e.to !== 'battlefield') return undefined
  return {
    id: e.object,
    as: incarnation(o),
    controller: e.controller ?? o.owner,
    printed:
      e.entry?.printed ?? e.facing?.faceDown ?? (e.facing?.up === 'other' && o.sides ? o.sides.other : o.printed),
  }
}

/** Whether what enters will be such on the battlefield: as the permanent that it will be there (614.12). */
export function entersAs(
  v: View,
  e: Enters,
  want: Filter,
  { controller, source }: Pick<Active, 'controller' | 'source'>,
) {
  const as = entrantOf(v, e)?.as
  if (as === undefined) return false
  return matches(v.after(e.type === 'move' ? { ...e, as } : e), as, want, controller, source)
}

/** The same event, with more of how it enters; counters add up. */
export const entering = <E extends Enters>(e: E, { counters, ...more }: Arrival): E => {
  const all: Record<string, number> = { ...e.entry?.counters }
  for (const [name, n] of Object.entries(counters ?? {})) all[name] = (all[name] ?? 0) + n
  return { ...e, entry: { ...e.entry, ...more, ...(counters ? { counters: all } : {}) } }
}

/** Entering with as many counters as a printed number says (306.5b, 310.4b). */
export function enteringWith(v: View, e: Enters, type: CardType, counter: 'loyalty' | 'defense'): readonly Offer[] {
  const { id, controller, printed } = entrantOf(v, e) ?? {}
  const n = printed?.types.includes(type) ? printed[counter] : undefined
  if (n === undefined || id === undefined || controller === undefined) return []
  const of = { id: `${id}/${counter}`, effect: { enters: {}, what: {} }, controller, timestamp: 0 }
  return [{ of, commutes: true, apply: () => [entering(e, { counters: { [counter]: n } })] }]
}
