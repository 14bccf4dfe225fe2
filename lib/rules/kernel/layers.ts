import type { Characteristics, Layer, Modification } from './card'
import type { ObjectId, PlayerId } from './ids'
import { matches, permanents, players } from './look'
import type { QueryMap } from './query'
import type { Continuous } from './rule'
import type { View } from './view'

/** What the layers change: characteristics and controllers of the objects that some effect touches. */
export interface Layered {
  readonly characteristics: ReadonlyMap<ObjectId, Characteristics>
  readonly controllers: ReadonlyMap<ObjectId, PlayerId>
}
export const UNTOUCHED: Layered = { characteristics: new Map(), controllers: new Map() }

/** Applies effects layer by layer, in timestamp order inside a layer (613.1, 613.7). `partial` sees what has been applied so far. */
export function applyLayers(
  base: (id: ObjectId) => Characteristics,
  effects: readonly Continuous[],
  order: QueryMap['layers']['value'],
  partial: (so: Layered) => View,
): Layered {
  const characteristics = new Map<ObjectId, Characteristics>()
  const controllers = new Map<ObjectId, PlayerId>()
  const so = { characteristics, controllers }
  const v = partial(so)
  for (const layer of order) {
    const group: readonly Layer[] = [layer].flat()
    const here = effects.filter((e) => group.includes(e.modification.layer)).sort((a, b) => a.timestamp - b.timestamp)
    for (const e of here) {
      for (const id of touched(v, e)) {
        const m = e.modification
        const [to] = m.layer === '2' ? players(v, m.controller, { controller: e.controller, targets: [] }) : []
        if (to !== undefined) controllers.set(id, to)
        else characteristics.set(id, modify(characteristics.get(id) ?? base(id), m))
      }
    }
  }
  return so
}

function touched(v: View, e: Continuous): readonly ObjectId[] {
  const { affects } = e
  if (!('effect' in affects)) return affects.filter((id) => v.state.objects[id])
  const { effect, controller, source } = affects
  if (!('modify' in effect)) return []
  return permanents(v).filter((id) => matches(v, id, effect.what, controller, source))
}

function modify(c: Characteristics, m: Modification): Characteristics {
  switch (m.layer) {
    case '2':
      return c
    case '4':
      return {
        ...c,
        types: [
          ...c.types.filter((t) => !m.removeTypes?.includes(t)),
          ...(m.addTypes ?? []).filter((t) => !c.types.includes(t)),
        ],
        subtypes: [...c.subtypes, ...(m.addSubtypes ?? []).filter((t) => !c.subtypes.includes(t))],
      }
    case '5':
      return { ...c, colors: m.colors }
    case '6': {
      const kept = m.loseAll ? [] : c.keywords.filter((k) => !m.lose?.includes(k.keyword))
      return { ...c, keywords: [...kept, ...(m.gain ?? [])], abilities: m.loseAll ? [] : c.abilities }
    }
    case '7b':
      return { ...c, power: m.power, toughness: m.toughness }
    case '7c':
      return c.power === undefined || c.toughness === undefined
        ? c
        : { ...c, power: c.power + m.power, toughness: c.toughness + m.toughness }
    case '7d':
      return c.power === undefined || c.toughness === undefined ? c : { ...c, power: c.toughness, toughness: c.power }
  }
}
