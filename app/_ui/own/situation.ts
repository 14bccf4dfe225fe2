import { isRecord, type Json } from '#lib/base/json'
import { valueAt, withValue } from '../sandbox/at'

/** Changes of a situation that is being put together: a document of any shape in, another one out. */

/** Zones that each player has, or has a part of. */
const OWNED = ['field', 'hand', 'graveyard', 'library', 'exile', 'command', 'outside'] as const
export const ZONES = [...OWNED, 'stack'] as const
export type ZoneName = (typeof ZONES)[number]

/** In turn order. */
const SEATS = ['A', 'N', 'B', 'C'] as const

/** Where an object stands in the document; on the stack, `player` is who controls it. */
export interface Place {
  readonly zone: ZoneName
  readonly player: string
  readonly index: number
}

export type Spec = { readonly [key: string]: Json }

const listAt = (doc: Json, path: readonly (string | number)[]): readonly Json[] => {
  const found = valueAt(doc, path)
  return Array.isArray(found) ? found : []
}

const listOf = ({ zone, player }: Omit<Place, 'index'>): readonly string[] =>
  zone === 'stack' ? ['stack'] : [zone, player]
const pathOf = (place: Place): readonly (string | number)[] => [...listOf(place), place.index]

/** Every object with its place, zone by zone; abilities on the stack are none. */
export const objectsOf = (doc: Json): readonly (Place & { readonly spec: Spec })[] => [
  ...OWNED.flatMap((zone) => {
    const players = valueAt(doc, [zone])
    return (isRecord(players) ? Object.keys(players) : []).flatMap((player) =>
      listAt(doc, [zone, player]).flatMap((spec, index) => (isRecord(spec) ? [{ zone, player, index, spec }] : [])),
    )
  }),
  ...listAt(doc, ['stack']).flatMap((spec, index) =>
    isRecord(spec) && spec.abilityOf === undefined
      ? [{ zone: 'stack' as const, player: String(spec.controller ?? 'A'), index, spec }]
      : [],
  ),
]

/** Labels that mean something else. */
const RESERVED = [
  'all',
  'anything',
  'card',
  'chosen',
  'constructor',
  'each',
  'everything',
  'host',
  'linked',
  'most',
  'self',
  'stack',
  'you',
]

/** A label that nothing has yet: `orso`, `orso-2`. */
export function freshId(doc: Json, wanted: string): string {
  const plain = wanted
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '')
  const base = plain === '' || RESERVED.includes(plain) ? 'oggetto' : plain
  const taken = new Set(objectsOf(doc).map(({ spec }) => spec.id))
  for (let n = 1; ; n++) {
    const id = n === 1 ? base : `${base}-${n}`
    if (!taken.has(id)) return id
  }
}

/** With one object more, the last of its zone. */
export const withObject = (doc: Json, to: Omit<Place, 'index'>, spec: Spec): Json =>
  withValue(doc, listOf(to), [
    ...listAt(doc, listOf(to)),
    to.zone === 'stack' ? { ...spec, controller: to.player } : spec,
  ])

/** Without the object at a place. What actions and choices say of it stays, and is said to be wrong. */
export const withoutObject = (doc: Json, place: Place): Json =>
  withValue(
    doc,
    listOf(place),
    listAt(doc, listOf(place)).filter((_, n) => n !== place.index),
  )

/** What only permanents have, and only spells on the stack. */
const OF_PERMANENTS = ['tapped', 'counters', 'damage', 'attachedTo', 'sick', 'phasedOut', 'flipped', 'up']
const OF_SPELLS = ['controller', 'targets', 'modes', 'x', 'additional', 'alternative', 'division']

/** The same object in another zone, or on another side. What only its zone had to say of it is left behind. */
export function movedObject(doc: Json, from: Place, to: Omit<Place, 'index'>): Json {
  const spec = valueAt(doc, pathOf(from))
  if (!isRecord(spec)) return doc
  const left = [...(to.zone === 'field' ? [] : OF_PERMANENTS), ...(to.zone === 'stack' ? [] : OF_SPELLS)]
  const bare = Object.fromEntries(Object.entries(spec).filter(([word]) => !left.includes(word)))
  return withObject(withoutObject(doc, from), to, bare)
}

/** With an object one place earlier in its zone. */
export function raised(doc: Json, place: Place): Json {
  const all = listAt(doc, listOf(place))
  const moved = all[place.index]
  if (moved === undefined || place.index < 1) return doc
  return withValue(doc, listOf(place), all.toSpliced(place.index, 1).toSpliced(place.index - 1, 0, moved))
}

/** With everything that is said of an object said again; its label stays. */
export const withSpec = (doc: Json, place: Place, spec: Spec): Json => withValue(doc, pathOf(place), spec)

/** With a value of the document, or without it. */
export function withWord(doc: Json, word: string, value: Json | undefined): Json {
  if (!isRecord(doc)) return doc
  const { [word]: _, ...others } = doc
  return value === undefined ? others : { ...others, [word]: value }
}

/** Who plays, in turn order: two, unless more are named. */
export function seatsOf(doc: Json): readonly string[] {
  const players = valueAt(doc, ['players'])
  const named = SEATS.filter((seat) => isRecord(players) && players[seat] !== undefined)
  return named.length > 2 ? named : SEATS.slice(0, 2)
}

/** With so many players; whoever leaves takes along what is theirs. */
export function withSeats(doc: Json, count: number): Json {
  const staying = SEATS.slice(0, count)
  const players = Object.fromEntries(staying.map((seat) => [seat, valueAt(doc, ['players', seat]) ?? {}]))
  const kept = OWNED.reduce<Json>((before, zone) => {
    const owned = valueAt(before, [zone])
    if (!isRecord(owned)) return before
    const mine = Object.entries(owned).filter(([seat]) => staying.some((each) => each === seat))
    return withValue(before, [zone], Object.fromEntries(mine))
  }, doc)
  const stack = listAt(kept, ['stack'])
  const stays = stack.filter((spec) => isRecord(spec) && staying.some((s) => s === (spec.controller ?? 'A')))
  return withValue(stack.length > 0 ? withValue(kept, ['stack'], stays) : kept, ['players'], players)
}

export type ListName = 'script' | 'choices'
export const entriesOf = (doc: Json, list: ListName): readonly Json[] => listAt(doc, [list])
export const withEntry = (doc: Json, list: ListName, entry: Json): Json =>
  withValue(doc, [list], [...entriesOf(doc, list), entry])
export const withoutEntry = (doc: Json, list: ListName, index: number): Json =>
  withValue(
    doc,
    [list],
    entriesOf(doc, list).filter((_, n) => n !== index),
  )

/** With an action one place earlier. */
export function earlier(doc: Json, index: number): Json {
  const script = entriesOf(doc, 'script')
  const moved = script[index]
  if (moved === undefined || index < 1) return doc
  return withValue(doc, ['script'], script.toSpliced(index, 1).toSpliced(index - 1, 0, moved))
}
