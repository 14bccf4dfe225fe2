import { random, shuffled } from '#lib/base/seed'
import { compareRules, type RuleId } from '#lib/rules/index'
import { itemAt } from './instantiate'
import type { ItemId } from './item'
import { formatItemId, indicesOf, pointAt, pointCount } from './item-id'
import type { Template } from './template'
import { templates } from './templates/index'

/** Every rule that some template decides, in rule order. */
export const claimedRules = (): readonly RuleId[] => [...new Set(templates.flatMap((t) => t.claims))].sort(compareRules)

/** Tries on one template before giving it up for this draw: most points are sound. */
const TRIES = 40

/** A sound item of a template, repeatable for a seed; `not` lists ids to avoid while there are others. */
export function drawItem(t: Template, seed: string, not: ReadonlySet<ItemId> = new Set()): ItemId | undefined {
  const next = random(`${seed}:${t.id}`)
  const total = pointCount(t.axes)
  let spare: ItemId | undefined
  for (let n = 0; n < TRIES; n++) {
    const indices = indicesOf(t.axes, Math.floor(next() * total))
    const point = pointAt(t.axes, indices)
    const id = formatItemId(t, indices)
    if (!point || !itemAt(t, point, id).ok) continue
    if (!not.has(id)) return id
    spare = id
  }
  return spare
}

/** What a draw may be about: any of these rules, one template, or anything. */
export interface Wish {
  readonly rules?: readonly string[] | undefined
  readonly template?: string | undefined
}

/**
 * About `n` sound items that meet the wish, as many of each template as the number asks for, in an order that depends on the seed.
 * Fewer where the templates have no more.
 */
export function drawItems(
  seed: string,
  wish: Wish = {},
  n = templates.length,
): readonly { readonly id: ItemId; readonly template: Template }[] {
  const wanted = templates.filter(
    (t) =>
      (wish.template === undefined || t.id === wish.template) &&
      (!wish.rules || t.claims.some((r) => wish.rules?.includes(r))),
  )
  const each = Math.ceil(n / Math.max(1, wanted.length))
  const drawn = wanted.flatMap((template) => {
    const ids = new Set<ItemId>()
    for (let k = 0; k < each; k++) {
      const id = drawItem(template, `${seed}:${k}`, ids)
      if (id !== undefined) ids.add(id)
    }
    return [...ids].map((id) => ({ id, template }))
  })
  return shuffled(seed, drawn).slice(0, Math.max(n, 0))
}

/** Every point of a template, sound or not, with its id: for checks and counts. */
export function* points(
  t: Template,
): Generator<{ readonly id: ItemId; readonly point: Record<string, string | number | boolean> }> {
  for (let n = 0; n < pointCount(t.axes); n++) {
    const indices = indicesOf(t.axes, n)
    const point = pointAt(t.axes, indices)
    if (point) yield { id: formatItemId(t, indices), point }
  }
}
