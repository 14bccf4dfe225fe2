import type { Result } from '#lib/base/result'
import { random, shuffled } from '#lib/base/seed'
import { compareRules, type RuleId } from '#lib/rules/index'
import { levelOf } from './difficulty'
import { instantiate, itemAt } from './instantiate'
import type { Item, ItemError, ItemId } from './item'
import { formatItemId, indicesOf, pointAt, pointCount } from './item-id'
import type { Level } from './level'
import type { Axes, Template } from './template'
import { templates } from './templates/index'

/** Every rule that some template decides, in rule order. */
export const claimedRules = (): readonly RuleId[] => [...new Set(templates.flatMap((t) => t.claims))].sort(compareRules)

/** A sound item of a template, repeatable for a seed; `not` lists ids to avoid while there are others. */
export function drawItem(t: Template, seed: string, not: ReadonlySet<ItemId> = new Set()): ItemId | undefined {
  return (drawMade(t, seed, not) ?? drawMade(t, seed))?.id
}

/**
 * One that is not to be avoided, of the wish's level, and about one of its rules, where it names them: not every point of a template is about
 * all that the template claims. None only after every point was looked at: whoever asks for ten gets ten while there are so many.
 */
function drawMade(
  t: Template,
  seed: string,
  not: ReadonlySet<ItemId> = new Set(),
  { level, rules, levels }: Pick<Wish, 'level' | 'rules' | 'levels'> = {},
): Item | undefined {
  if (level !== undefined && (levels?.[t.id] ?? levelOf(t)) !== level) return undefined
  for (const indices of allIndices(t.axes, `${seed}:${t.id}`)) {
    const point = pointAt(t.axes, indices)
    if (!point || (rules && !isAbout(t.claimsAt?.(point) ?? t.claims, rules))) continue
    const id = formatItemId(t, indices)
    if (not.has(id)) continue
    const made = itemAt(t, point, id)
    if (made.ok) return made.value
  }
  return undefined
}

/** What a variant should be like, beside not being one of those that were met. */
export interface VariantWish {
  readonly not: ReadonlySet<ItemId>
  /** A rule that it exercises, where the template's items differ. */
  readonly rule?: string | undefined
  /** A belief that one of its wrong answers betrays. */
  readonly belief?: string | undefined
}

/** Sound variants that are looked at for one with the rule and the belief. */
const LOOKED_AT = 6

/**
 * An item of a template other than those to leave out, repeatable for a seed: with the rule and the belief where one of the first few
 * has them. Undefined only where every other point of the template is unsound.
 */
export function drawVariant(
  t: Template,
  seed: string,
  { not, rule, belief }: VariantWish,
  make: (id: ItemId) => Result<Item, ItemError> = instantiate,
): ItemId | undefined {
  const fits = ({ claims, options }: Item): number =>
    2 * Number(!rule || claims.some((claim) => claim === rule)) +
    Number(!belief || options.some(({ beliefs }) => beliefs.some((b) => b === belief)))
  let best: { readonly id: ItemId; readonly fit: number } | undefined
  let looked = 0
  for (const id of scattered(t, seed)) {
    if (not.has(id)) continue
    const made = make(id)
    if (!made.ok) continue
    const fit = fits(made.value)
    if (fit === 3) return id
    if (!best || fit > best.fit) best = { id, fit }
    if (++looked === LOOKED_AT) break
  }
  return best?.id
}

/** The id of every point of a template once, sound or not, in an order that depends on the seed. */
export function* scattered(t: Template, seed: string): Generator<ItemId> {
  for (const indices of allIndices(t.axes, `${seed}:${t.id}`)) yield formatItemId(t, indices)
}

/** The indices of every point once, scattered: from a place that depends on the seed, in steps that have no divisor in common with the number. */
function* allIndices(axes: Axes, seed: string): Generator<readonly number[]> {
  const next = random(seed)
  const total = pointCount(axes)
  const start = Math.floor(next() * total)
  let step = 1 + Math.floor(next() * total)
  while (commonDivisor(step, total) > 1) step++
  for (let n = 0; n < total; n++) yield indicesOf(axes, (start + n * step) % total)
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b))

/** What a draw may be about: any of these rules, one template, one level, or anything. */
export interface Wish {
  readonly rules?: readonly string[] | undefined
  readonly template?: string | undefined
  readonly level?: Level | undefined
  /** What answers say of the level of templates; of any other it is the level of its ideas. */
  readonly levels?: Readonly<Record<string, Level>> | undefined
  /** Templates that nothing is drawn of. */
  readonly without?: readonly string[] | undefined
}

/**
 * So many sound items that meet the wish, as evenly over the templates as the number allows, in an order that depends on the seed.
 * Fewer only where the templates have no more.
 */
export function drawItems(
  seed: string,
  wish: Wish = {},
  n = templates.length,
): readonly { readonly id: ItemId; readonly template: Template; readonly item: Item }[] {
  const wanted = templates.filter(
    (t) =>
      (wish.template === undefined || t.id === wish.template) &&
      !wish.without?.includes(t.id) &&
      (!wish.rules || isAbout(t.claims, wish.rules)),
  )
  const drawn = new Map<ItemId, { readonly template: Template; readonly item: Item }>()
  const met = new Map<string, Set<ItemId>>()
  let left = shuffled(seed, wanted)
  for (let round = 0; left.length > 0 && drawn.size < n; round++)
    left = left.filter((t) => {
      if (drawn.size >= n) return false
      const ids = met.get(t.id) ?? new Set()
      const item = drawMade(t, `${seed}:${round}`, ids, wish)
      if (item === undefined) return false
      met.set(t.id, ids.add(item.id))
      drawn.set(item.id, { template: t, item })
      return true
    })
  return [...drawn].map(([id, made]) => ({ id, ...made }))
}

const isAbout = (claims: readonly string[], rules: readonly string[]): boolean =>
  claims.some((rule) => rules.includes(rule))

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
