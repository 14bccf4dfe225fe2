import { flatMap } from '#lib/base/lists'
import type { Layer } from './card'
import type { ObjectId } from './ids'
import type { Filter } from './language'
import { players } from './look'
import { type Continuous, isFiltered } from './rule'
import type { Context } from './verb'
import type { View } from './view'

/** Layers being applied, as far as the order in them depends on it. */
export interface Applied {
  /** Sees what has been applied so far. */
  readonly v: View
  /** What each effect touched in the first layer that it applied in. */
  readonly sets: ReadonlyMap<string, readonly ObjectId[]>
  /** The same with one effect more. */
  with(e: Continuous): Applied
  context(e: Continuous): Context
  /** The objects that an effect affects. */
  touched(e: Continuous): readonly ObjectId[]
}

/**
 * Effects of one layer in the order in which they apply: by timestamp, and one that depends on others after them; those that depend
 * on each other by timestamp (613.7, 613.8). What is applied changes what depends on what, so the order is found as it goes.
 */
export function* ordered(so: Applied, here: readonly Continuous[]): Iterable<Continuous> {
  if (here.length < 2) return yield* here
  const byTime = flatMap(so.v.ask('effectOrder', { effects: here }) ?? [...here.keys()], (n) => here[n] ?? [])
  const stripping = byTime.some((e) => e.modification.layer === '6' && e.modification.loseAll)
  const isFluid = (e: Continuous): boolean => isFiltered(e.affects) && (stripping || mayDepend(e))
  if (!byTime.some(isFluid) || !so.v.ask('dependencies', {})) return yield* byTime
  const left = new Set(byTime)
  while (left.size) {
    const [oldest] = left
    const next = [...left].find((e) => !isFluid(e) || ![...left].some((d) => d !== e && depends(so, e, d))) ?? oldest
    if (next === undefined) return
    left.delete(next)
    if (existsIn(so, next)) yield next
  }
}

/** What a filter may say that effects of the same layer change. */
const CHANGING: Readonly<Partial<Record<Layer, readonly (keyof Filter)[]>>> = {
  '4': ['types', 'notTypes', 'subtypes', 'supertypes'],
  '5': ['colors'],
  '6': ['keyword'],
}

/** Whether what an effect does, or to what, may be another thing once others of its layer have applied. */
function mayDepend({ affects, modification: { layer } }: Continuous): boolean {
  if (layer === '2') return true
  if (!isFiltered(affects) || !('modify' in affects.effect)) return false
  const { what } = affects.effect
  return CHANGING[layer]?.some((key) => what[key] !== undefined) ?? false
}

const depends = (so: Applied, e: Continuous, on: Continuous): boolean => {
  const trial = so.with(on)
  return existsIn(trial, e) !== existsIn(so, e) || deedOf(trial, e) !== deedOf(so, e)
}

/** What an effect does, and to what, as far as another may change it. */
function deedOf(so: Applied, e: Continuous): string {
  const m = e.modification
  const to = m.layer === '2' ? players(so.v, m.controller, so.context(e)) : []
  return [...so.touched(e), ...to].join()
}

/** Whether the ability of an effect is still there; an effect that has begun to apply goes on without it (613.6). */
const existsIn = (so: Applied, { affects }: Continuous): boolean =>
  !isFiltered(affects) ||
  (so.sets.has(affects.id) && so.v.ask('goesOnInLayers', { in: 'ability' }) === true) ||
  so.v.lasting().some((a) => a.id === affects.id)
