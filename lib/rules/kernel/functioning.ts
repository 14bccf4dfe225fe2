import type { Ability } from './card'
import { isFaced } from './facing'
import type { ObjectId } from './ids'
import type { GameObject, GameState } from './state'
import type { View } from './view'

/** Whether an ability works where its object is: on the battlefield if it does not say it, and that of an emblem where emblems are. */
export const worksFrom = (a: Ability, { zone, kind }: Pick<GameObject, 'zone' | 'kind'>): boolean =>
  a.in?.includes(zone) ?? zone === (kind === 'emblem' ? 'command' : 'battlefield')

const NONE: readonly ObjectId[] = []

interface Table {
  readonly objects: GameState['objects']
  readonly able: readonly GameObject[]
}
const EMPTY: Table = { objects: {}, able: [] }

// An event is looked at from the table before it and from that after it, by many rules: they are gone through once.
let latest = EMPTY
let earlier = EMPTY

/** Everything that has an ability, or may have one as it lies: on most tables nothing has. */
export function ableOf({ objects }: GameState): readonly GameObject[] {
  if (objects === latest.objects) return latest.able
  if (objects === earlier.objects) return earlier.able
  const able: GameObject[] = []
  for (const id in objects) {
    const o = objects[id]
    if (o && isAble(o)) able.push(o)
  }
  earlier = latest
  latest = { objects, able }
  return able
}

const isAble = (o: GameObject): boolean => o.printed.abilities.length > 0 || isFaced(o)

type Kind = 'static' | 'triggered'

/** Objects with a printed ability of a kind that works where they are, in the order of their zones. */
function printedSources(s: GameState, kind: Kind): readonly ObjectId[] {
  const able = ableOf(s)
  if (!able.length) return NONE
  const found = able.filter((o) => !o.phasedOut && has(o, sayings(o), kind)).map((o) => o.id)
  if (found.length < 2) return found
  const zones = [...Object.values(s.shared), ...Object.values(s.own).flatMap((zone) => Object.values(zone))]
  return zones.flatMap((zone) => zone.filter((id) => found.includes(id)))
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
