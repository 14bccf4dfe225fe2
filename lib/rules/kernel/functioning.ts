import type { Ability } from './card'
import { isFaced } from './facing'
import type { ObjectId } from './ids'
import type { GameObject, GameState, Zone } from './state'
import type { View } from './view'

/** Where abilities work that do not say it: on the battlefield, and of emblems and the like in the command zone (113.6, 114.4). */
const UNSAID: readonly Zone[] = ['battlefield', 'command']

/** Whether an ability works in a zone. */
export const worksIn = (a: Ability, zone: Zone): boolean => (a.in ?? UNSAID).includes(zone)

type Kind = 'static' | 'triggered'
const known: Readonly<Record<Kind, WeakMap<GameState['shared'], readonly [GameState['own'], readonly ObjectId[]]>>> = {
  static: new WeakMap(),
  triggered: new WeakMap(),
}

/** Objects with a printed ability of a kind that works where they are: most tables have none, and few events change which they are. */
function printedSources(s: GameState, kind: Kind): readonly ObjectId[] {
  const before = known[kind].get(s.shared)
  if (before?.[0] === s.own) return before[1]
  const zones = [...Object.values(s.shared), ...Object.values(s.own).flatMap((zone) => Object.values(zone))]
  const found = zones.flat().filter((id) => has(s.objects[id], sayings(s.objects[id]), kind))
  known[kind].set(s.shared, [s.own, found])
  return found
}

/** All that an object may say, whichever face of it is up. */
const sayings = (o: GameObject | undefined): readonly Ability[] | undefined =>
  o && isFaced(o)
    ? [...o.printed.abilities, ...(o.sides?.other.abilities ?? []), ...(o.facing?.faceDown?.abilities ?? [])]
    : o?.printed.abilities

const has = (o: GameObject | undefined, abilities: readonly Ability[] | undefined, kind: Kind): boolean =>
  o !== undefined && (abilities?.some((a) => a.type === kind && worksIn(a, o.zone)) ?? false)

/** Objects with an ability of a kind that works where they are, in the order in which they came there. */
export function sourcesOf(v: View, kind: Kind): readonly ObjectId[] {
  const printed = printedSources(v.state, kind)
  if (v.plain) return printed
  const { battlefield } = v.state.shared
  const gained = battlefield.filter(
    (id) => !printed.includes(id) && has(v.state.objects[id], v.characteristics(id).abilities, kind),
  )
  return gained.length ? [...printed, ...gained] : printed
}
