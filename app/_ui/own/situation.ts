import type { Json } from '#lib/base/json'
import { isRecord, valueAt, withValue } from '../sandbox/at'

/** Changes of a situation that is being put together: a document of any shape in, another one out. */

export const ZONES = ['field', 'hand', 'graveyard', 'library', 'exile'] as const
export type ZoneName = (typeof ZONES)[number]

/** Where an object stands in the document. */
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

/** Every object with its place, zone by zone. */
export const objectsOf = (doc: Json): readonly (Place & { readonly spec: Spec })[] =>
  ZONES.flatMap((zone) => {
    const players = valueAt(doc, [zone])
    return (isRecord(players) ? Object.keys(players) : []).flatMap((player) =>
      listAt(doc, [zone, player]).flatMap((spec, index) => (isRecord(spec) ? [{ zone, player, index, spec }] : [])),
    )
  })

/** A label that nothing has yet: `orso`, `orso-2`. */
export function freshId(doc: Json, wanted: string): string {
  const base =
    wanted
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'oggetto'
  const taken = new Set(objectsOf(doc).map(({ spec }) => spec.id))
  for (let n = 1; ; n++) {
    const id = n === 1 ? base : `${base}-${n}`
    if (!taken.has(id)) return id
  }
}

/** With one object more, the last of its zone. */
export const withObject = (doc: Json, { zone, player }: Omit<Place, 'index'>, spec: Spec): Json =>
  withValue(doc, [zone, player], [...listAt(doc, [zone, player]), spec])

/** Without the object at a place. What actions and choices say of it stays, and is said to be wrong. */
export const withoutObject = (doc: Json, { zone, player, index }: Place): Json =>
  withValue(
    doc,
    [zone, player],
    listAt(doc, [zone, player]).filter((_, n) => n !== index),
  )

/** The same object in another zone, or on another side. What only a permanent has is left behind off the battlefield. */
export function movedObject(doc: Json, from: Place, to: Omit<Place, 'index'>): Json {
  const spec = valueAt(doc, [from.zone, from.player, from.index])
  if (!isRecord(spec)) return doc
  const { tapped: _, counters: __, damage: ___, ...bare } = spec
  return withObject(withoutObject(doc, from), to, to.zone === 'field' ? spec : bare)
}

/** With one word of an object changed, or taken away. */
export function withWord(doc: Json, { zone, player, index }: Place, word: string, value: Json | undefined): Json {
  const spec = valueAt(doc, [zone, player, index])
  if (!isRecord(spec)) return doc
  const { [word]: _, ...others } = spec
  return withValue(doc, [zone, player, index], value === undefined ? others : { ...others, [word]: value })
}

/** With another number of counters of a kind on an object; none leaves nothing behind. */
export function withCounters(doc: Json, place: Place, counter: string, count: number): Json {
  const before = valueAt(doc, [place.zone, place.player, place.index, 'counters'])
  const { [counter]: _, ...others } = isRecord(before) ? before : {}
  const all = count > 0 ? { ...others, [counter]: count } : others
  return withWord(doc, place, 'counters', Object.keys(all).length > 0 ? all : undefined)
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
