import type { Json } from '#lib/base/json'
import { valueAt, withValue } from './at'
import type { KeywordKnob, Knob } from './knobs'

/** The scenario with one number changed, kept within its bounds. */
export function turned(data: Json, knob: Knob, to: number): Json {
  const value = Math.min(knob.max, Math.max(knob.min, Math.trunc(to)))
  if (knob.half === undefined) return withValue(data, knob.path, value)
  const [power = '0', toughness = '0'] = String(valueAt(data, knob.path)).split('/')
  return withValue(data, knob.path, knob.half === 0 ? `${value}/${toughness}` : `${power}/${value}`)
}

/** The scenario with one keyword given or taken. */
export function ticked(data: Json, knob: KeywordKnob, keyword: string, on: boolean): Json {
  const before = valueAt(data, knob.path)
  const others = (Array.isArray(before) ? before : []).filter((k: Json) => k !== keyword)
  return withValue(data, knob.path, on ? [...others, keyword] : others)
}
