import { random, shuffled } from '#lib/base/seed'
import { compareRules, type RuleId } from '#lib/rules/index'
import { difficultyOf, type Level } from './difficulty'
import { itemAt } from './instantiate'
import type { ItemId } from './item'
import { formatItemId, indicesOf, pointAt, pointCount } from './item-id'
import type { Template } from './template'
import { templates } from './templates/index'

/** Every rule that some template decides, in rule order. */
export const claimedRules = (): readonly RuleId[] => [...new Set(templates.flatMap((t) => t.claims))].sort(compareRules)

/** Tries on one template before giving it up for this draw: most points are sound. */
const TRIES = 40
/** Sound items of one template that are looked at for a level: most items of a template are of one. */
const LEVEL_TRIES = 4

/** A sound item of a template, repeatable for a seed; `not` lists ids to avoid while there are others; of a level, where one is named. */
export function drawItem(
  t: Template,
  seed: string,
  not: ReadonlySet<ItemId> = new Set(),
  level?: Level,
): ItemId | undefined {
  const next = random(`${seed}:${t.id}`)
  const total = pointCount(t.axes)
  let spare: ItemId | undefined
  let others = 0
  for (let n = 0; n < TRIES; n++) {
    const indices = indicesOf(t.axes, Math.floor(next() * total))
    const point = pointAt(t.axes, indices)
    const id = formatItemId(t, indices)
    const made = point && itemAt(t, point, id)
    if (!made?.ok) continue
    if (level !== undefined && difficultyOf(made.value).level !== level) {
      if (++others === LEVEL_TRIES) break
      continue
    }
    if (!not.has(id)) return id
    spare = id
  }
  return spare
}

/** What a draw may be about: any of these rules, one template, one level, or anything. */
export interface Wish {
  readonly rules?: readonly string[] | undefined
  readonly template?: string | undefined
  readonly level?: Level | undefined
}

/**
 * About `n` sound items that meet the wish, as evenly over the templates as the number allows, in an order that depends on the seed.
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
  const drawn = new Map<ItemId, Template>()
  const met = new Map<string, Set<ItemId>>()
  let left = shuffled(seed, wanted)
  for (let round = 0; left.length > 0 && drawn.size < n; round++)
    left = left.filter((t) => {
      if (drawn.size >= n) return false
      const ids = met.get(t.id) ?? new Set()
      const id = drawItem(t, `${seed}:${round}`, ids, wish.level)
      if (id === undefined || ids.has(id)) return false
      met.set(t.id, ids.add(id))
      drawn.set(id, t)
      return true
    })
  return [...drawn].map(([id, template]) => ({ id, template }))
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
