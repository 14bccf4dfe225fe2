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

/** One sound item per template that meets the wish, in an order that depends on the seed. */
export function drawItems(
  seed: string,
  wish: Wish = {},
): readonly { readonly id: ItemId; readonly template: Template }[] {
  const wanted = templates.filter(
    (t) =>
      (wish.template === undefined || t.id === wish.template) &&
      (!wish.rules || t.claims.some((r) => wish.rules?.includes(r))),
  )
  return shuffled(seed, wanted).flatMap((template) => {
    const id = drawItem(template, seed)
    return id === undefined ? [] : [{ id, template }]
  })
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
