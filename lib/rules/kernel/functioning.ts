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
  /** Sources by kind of ability, as the zones lay when they were last asked for. */
  readonly sources: Partial<Record<Kind, Pick<GameState, 'shared' | 'own'> & { readonly found: readonly ObjectId[] }>>
}
const EMPTY: Table = { objects: {}, able: [], sources: {} }

// An event is looked at from the table before it and from that after it, by many rules: they are gone through once.
let latest = EMPTY
let earlier = EMPTY

/** Everything that has an ability, or may have one as it lies: on most tables nothing has. */
export const ableOf = (s: GameState): readonly GameObject[] => tableOf(s).able

function tableOf({ objects }: GameState): Table {
  if (objects === latest.objects) return latest
  if (objects === earlier.objects) return earlier
  const able: GameObject[] = []
  for (const id in objects) {
    const o = objects[id]
    if (o && isAble(o)) able.push(o)
  }
  earlier = latest
  latest = { objects, able, sources: {} }
  return latest
}

const isAble = (o: GameObject): boolean => o.printed.abilities.length > 0 || isFaced(o)

type Kind = 'static' | 'triggered'

/** Objects with a printed ability of a kind that works where they are, in the order of their zones. */
function printedSources(s: GameState, kind: Kind): readonly ObjectId[] {
  const { able, sources } = tableOf(s)
  if (!able.length) return NONE
  const { shared, own } = s
  const known = sources[kind]
  if (known?.shared === shared && known.own === own) return known.found
  const some = able.filter((o) => !o.phasedOut && has(o, sayings(o), kind)).map((o) => o.id)
  const found = some.length < 2 ? some : asTheyLie(s, some)
  sources[kind] = { shared, own, found }
  return found
}

/** Some objects in the order of their zones; by loops that end where all are found, since every event asks. */
function asTheyLie({ shared, own }: GameState, some: readonly ObjectId[]): readonly ObjectId[] {
  const inOrder: ObjectId[] = []
  const take = (zone: readonly ObjectId[]): boolean => {
    for (const id of zone) if (some.includes(id)) inOrder.push(id)
    return inOrder.length === some.length
  }
  for (const zone of Object.values(shared)) if (take(zone)) return inOrder
  for (const zones of Object.values(own)) for (const zone of Object.values(zones)) if (take(zone)) return inOrder
  return inOrder
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
