import { err, ok, type Result } from '#lib/base/result'
import type { ItemError, ItemId } from './item'
import type { Axes, Template } from './template'

const ID = /^([a-z][a-z0-9-]*)\.v(\d+)\.([0-9a-z]+(?:-[0-9a-z]+)*)$/

/** The parts of an item id, before anybody knows whether such an item exists. */
export interface ParsedId {
  readonly template: string
  readonly version: number
  /** One index per axis, in the order of the axes. */
  readonly indices: readonly number[]
}

/** Reads `template.vVersion.point`. */
export function parseItemId(id: string): Result<ParsedId, Extract<ItemError, 'malformed-id'>> {
  const m = ID.exec(id)
  if (!m?.[1] || !m[3]) return err('malformed-id')
  return ok({ template: m[1], version: Number(m[2]), indices: m[3].split('-').map((x) => Number.parseInt(x, 36)) })
}

/** The id of a point of a template: indices in base 36, so that no change of generator moves a permalink. */
export const formatItemId = (t: Pick<Template, 'id' | 'version'>, indices: readonly number[]): ItemId =>
  `${t.id}.v${t.version}.${indices.map((n) => n.toString(36)).join('-')}`

/** The values at some indices, or undefined where an axis is not that long. */
export function pointAt(axes: Axes, indices: readonly number[]): Record<string, string | number | boolean> | undefined {
  const names = Object.keys(axes)
  if (names.length !== indices.length) return undefined
  const out: Record<string, string | number | boolean> = {}
  for (const [n, name] of names.entries()) {
    const value = axes[name]?.[indices[n] ?? -1]
    if (value === undefined) return undefined
    out[name] = value
  }
  return out
}

/** How many points a template has, sound or not. */
export const pointCount = (axes: Axes): number => Object.values(axes).reduce((n, values) => n * values.length, 1)

/** The indices of the n-th point, the last axis turning fastest. */
export function indicesOf(axes: Axes, n: number): readonly number[] {
  const sizes = Object.values(axes).map((values) => values.length)
  const out: number[] = []
  let rest = n
  for (const size of sizes.toReversed()) {
    out.unshift(rest % size)
    rest = Math.floor(rest / size)
  }
  return out
}
