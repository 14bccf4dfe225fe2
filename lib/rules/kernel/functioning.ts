import { type Ability, isSpellType, type Lasting } from './card'
import { isFaced } from './facing'
import type { ObjectId } from './ids'
import type { EventPattern } from './language'
import type { GameObject, GameState } from './state'
import type { View } from './view'
import type { CardType, Zone } from './words'

type Place = Pick<GameObject, 'zone' | 'kind' | 'printed' | 'sides' | 'facing'>

/**
 * Where an ability works that triggers on what only happens to its object elsewhere than on the battlefield (113.6k): a spell is cast
 * or countered on the stack, and a card that is milled or discarded has come to where it lies.
 */
const ELSEWHERE: Readonly<Partial<Record<string, readonly Zone[]>>> = {
  cast: ['stack'],
  counter: ['stack'],
  mill: ['graveyard', 'exile'],
  discard: ['graveyard', 'exile'],
}

const isSelf = (what: EventPattern['object']): boolean =>
  what === 'self' || (typeof what === 'object' && what.self === true)

/** Whether an ability waits for what happens to its own object there: or for how it comes there or leaves it (113.6k). */
function waitsThere({ event, object, from, to }: EventPattern, zone: Zone): boolean {
  if (!isSelf(object)) return false
  if (event !== 'zoneChange') return ELSEWHERE[event]?.includes(zone) === true
  return from === 'battlefield' ? false : zone === (to ?? from)
}

const isFromAnywhere = ({ event, object, from, to }: EventPattern): boolean =>
  event === 'zoneChange' && isSelf(object) && from === undefined && to !== undefined && to !== 'battlefield'

/** Whether an effect is about the spell that its object would be: how it is cast, or that it is not countered (113.6d, 113.6g). */
function isAboutOwnSpell(e: Lasting, zone: Zone): boolean {
  if ('mayCast' in e) return isSelf(e.mayCast) && (zone === 'stack' || zone === e.mayCast.zone)
  if ('cant' in e) {
    if (!('what' in e) || !isSelf(e.what)) return false
    return e.cant === 'be-countered' ? zone === 'stack' : e.cant === 'cast' && zone !== 'battlefield'
  }
  return (
    ('reduce' in e || 'increase' in e || 'atLeast' in e) && isSelf(e.what) && !e.abilities && zone !== 'battlefield'
  )
}

/** Whether an effect is about where its own object goes, from wherever it says, and works there (113.6). */
const isAboutOwnWay = (e: Lasting, zone: Zone): boolean =>
  'moving' in e && isSelf(e.moving) && (e.from === undefined || e.from === zone)

/** What an object is as it lies: an instant, a creature, or the half of a card that is being cast. */
const typesOf = ({ printed, sides, facing }: Place): readonly CardType[] =>
  facing?.faceDown ? [] : facing?.up === 'other' && sides ? sides.other.types : printed.types

/** Where abilities of an object work unless something else is said: an emblem is in the command zone, an instant or sorcery on the stack. */
const isAtHome = (o: Place): boolean =>
  o.zone === (o.kind === 'emblem' ? 'command' : 'battlefield') || (o.zone === 'stack' && typesOf(o).some(isSpellType))

/** Whether an ability works where its object is: where it says, or where abilities of such an object do (113.6). */
export function worksFrom(a: Ability, o: Place): boolean {
  const { zone } = o
  const where = 'in' in a ? a.in : undefined
  if (where?.includes(zone)) return true
  // What comes to a zone from anywhere comes there from the battlefield too, which is seen from there.
  if (a.type === 'triggered' && zone === 'battlefield' && isFromAnywhere(a.when)) return true
  if (a.type === 'static' && a.effects.length && a.effects.every((e) => isAboutOwnSpell(e, zone))) return true
  if (where) return false
  if (isAtHome(o)) return true
  if (a.type === 'triggered') return waitsThere(a.when, zone)
  // What can only be paid from a hand is (113.6j).
  if (a.type === 'activated') return zone === 'hand' && a.cost.some((c) => c.pay === 'discard' && isSelf(c.what))
  return a.type === 'static' && a.effects.length > 0 && a.effects.every((e) => isAboutOwnWay(e, zone))
}

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
  const there = v.abroad.length ? [...battlefield, ...v.abroad] : battlefield
  const gained = there.filter((id) => {
    const o = v.state.objects[id]
    return o !== undefined && !printed.includes(id) && has(o, v.characteristics(id).abilities, kind)
  })
  return gained.length ? [...printed, ...gained] : printed
}
