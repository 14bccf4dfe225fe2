import type { Ability } from './card'
import { isFaced } from './facing'
import type { ObjectId } from './ids'
import type { GameObject, GameState } from './state'
import type { View } from './view'

/** Whether an ability works where its object is: on the battlefield if it does not say it, and that of an emblem where emblems are. */
export const worksFrom = (a: Ability, { zone, kind }: Pick<GameObject, 'zone' | 'kind'>): boolean =>
  a.in?.includes(zone) ?? zone === (kind === 'emblem' ? 'command' : 'battlefield')

const NONE: readonly ObjectId[] = []

/** Whether anything there has an ability at all: on most tables nothing has, and this is asked of every state. */
export function isAbleTable({ objects }: GameState): boolean {
  for (const id in objects) {
    const o = objects[id]
    if (o && isAble(o)) return true
  }
  return false
}

const isAble = (o: GameObject): boolean => o.printed.abilities.length > 0 || isFaced(o)

type Kind = 'static' | 'triggered'

/** Objects with a printed ability of a kind that works where they are, in the order of their zones. */
function printedSources({ objects, shared, own }: GameState, kind: Kind): readonly ObjectId[] {
  const found = new Set<ObjectId>()
  for (const id in objects) {
    const o = objects[id]
    if (o && !o.phasedOut && isAble(o) && has(o, sayings(o), kind)) found.add(id)
  }
  if (!found.size) return NONE
  if (found.size === 1) return [...found]
  const zones = [...Object.values(shared), ...Object.values(own).flatMap((zone) => Object.values(zone))]
  return zones.flat().filter((id) => found.has(id))
}

/** All that an object may say, whichever face of it is up. */
const sayings = (o: GameObject): readonly Ability[] =>
  isFaced(o)
    ? [...o.printed.abilities, ...(o.sides?.other.abilities ?? []), ...(o.facing?.faceDown?.abilities ?? [])]
    : o.printed.abilities

const has = (o: GameObject, abilities: readonly Ability[], kind: Kind): boolean =>
  abilities.some((a) => a.type === kind && worksFrom(a, o))

/** Objects with an ability of a kind that works where they are, in the order in which they came there. */
export function sourcesOf(v: View, kind: Kind): readonly ObjectId[] {
  const printed = printedSources(v.state, kind)
  if (v.plain) return printed
  const { battlefield } = v.state.shared
  const gained = battlefield.filter((id) => {
    const o = v.state.objects[id]
    return o !== undefined && !printed.includes(id) && has(o, v.characteristics(id).abilities, kind)
  })
  return gained.length ? [...printed, ...gained] : printed
}
