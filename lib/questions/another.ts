import { canonical, type Json } from '#lib/base/json'
import type { Result } from '#lib/base/result'
import { shuffled } from '#lib/base/seed'
import type { RuleId } from '#lib/rules/index'
import { drawVariant, scattered, type VariantWish } from './bank'
import { instantiate } from './instantiate'
import type { Item, ItemError, ItemId } from './item'
import type { Template } from './template'
import { templates } from './templates/index'

/** Sound items of its own template that are looked at for one that is unlike, and how many more where all of those had the same answer. */
const LOOKED_AT = 40
const LOOKED_ON = 160

export type Make = (id: ItemId) => Result<Item, ItemError>

/** What another question should be like, and the templates that nothing is drawn of. */
export type AnotherWish = Omit<VariantWish, 'rule'> & { readonly without?: readonly string[] | undefined }

/** Whether two templates ask about the same boards, in whatever form. */
const sameBoards = (t: Template, id: string): boolean => {
  const own = templates.find((other) => other.id === id)
  return t.id === id || t.retells === id || own?.retells === t.id
}

/** Templates that ask about a point: that of the item, and those that claim a rule that it claims, by the order of its claims. */
export const onSamePoint = (item: Pick<Item, 'template' | 'claims'>): readonly string[] => [
  ...new Set([item.template, ...item.claims.flatMap((rule) => claiming(rule, item.template))]),
]

/** Templates that claim a rule, but for those on the boards of one. */
export const claiming = (rule: RuleId, not: string): readonly string[] =>
  templates.flatMap((t) => (!sameBoards(t, not) && t.claims.includes(rule) ? [t.id] : []))

/**
 * Another question on the point of an item, repeatable for a seed: of another template that claims its rule, or the next that it claims;
 * where there is none, of its own, with another answer and on another board as far as there are. Never the same sentences with other
 * names, and undefined where nothing else is left.
 */
export function drawAnother(
  item: Item,
  seed: string,
  { without = [], ...wish }: AnotherWish,
  make: Make = instantiate,
): ItemId | undefined {
  const may = (template: string): boolean => !without.includes(template)
  for (const rule of item.claims) {
    const others = shuffled(`${seed}:another`, claiming(rule, item.template).filter(may))
    const found = others.flatMap((id) => {
      const made = variantOf(id, seed, { ...wish, rule }, make)
      return made?.claims.some((claim) => claim === rule) ? [made] : []
    })
    const best = found.find((other) => offers(other, wish.belief)) ?? found[0]
    if (best) return best.id
  }
  return may(item.template) ? unlike(item, item.template, seed, wish, make) : undefined
}

function variantOf(template: string, seed: string, wish: VariantWish, make: Make): Item | undefined {
  const t = templates.find(({ id }) => id === template)
  const id = t && drawVariant(t, seed, wish, make)
  const made = id === undefined ? undefined : make(id)
  return made?.ok ? made.value : undefined
}

const offers = ({ options }: Item, belief: string | undefined): boolean =>
  belief === undefined || options.some(({ beliefs }) => beliefs.some((b) => b === belief))

interface Sought {
  readonly fits?: (other: Item) => boolean
  /** Sound items that are looked at at most. */
  readonly most?: number
}

/** An item of a template that is unlike one, of those that fit: first with the belief, then with another answer, then on another board. */
export function unlike(
  item: Item,
  template: string,
  seed: string,
  { not, belief }: Omit<VariantWish, 'rule'>,
  make: Make,
  { fits = () => true, most = LOOKED_ON }: Sought = {},
): ItemId | undefined {
  const t = templates.find(({ id }) => id === template)
  if (!t) return undefined
  const [board, said, key] = [sketch(item, true), sketch(item, false), rightOf(item)]
  let best: { readonly id: ItemId; readonly fit: number } | undefined
  let looked = 0
  let otherwise = false
  for (const id of scattered(t, seed)) {
    if (not.has(id) || id === item.id) continue
    const made = make(id)
    if (!made.ok || sketch(made.value, false) === said) continue
    // Of many templates every point fits or none does: those that do not are looked at for as long as those that do.
    if (!fits(made.value)) {
      if (++looked >= most) break
      continue
    }
    const answered = rightOf(made.value) !== key
    const fit =
      4 * Number(offers(made.value, belief)) + 2 * Number(answered) + Number(sketch(made.value, true) !== board)
    if (fit === 7) return id
    if (!best || fit > best.fit) best = { id, fit }
    otherwise ||= answered
    if (++looked >= (otherwise ? Math.min(LOOKED_AT, most) : most)) break
  }
  return best?.id
}

/** By what two items of one template are told apart, whatever the names of things: what is right, and what happens but for the numbers. */
export const kindOf = (item: Item): { readonly answer: string; readonly board: string } => ({
  answer: rightOf(item),
  board: sketch(item, true),
})

/** What happens in an item whatever the names of things, and perhaps whatever the numbers. */
function sketch({ scenario, probe }: Item, withoutNumbers: boolean): string {
  const text = canonical({ scenario, probe } as unknown as Json)
  const names = [...new Set([...text.matchAll(/"id":"([^"]+)"/gu)].map(([, id = '']) => id))]
  const unnamed = names.reduce((s, id, n) => s.replaceAll(`"${id}"`, `"#${String.fromCharCode(97 + n)}"`), text)
  return withoutNumbers ? unnamed.replaceAll(/\d+/gu, '0') : unnamed
}

const rightOf = (item: Item): string => canonical(item.options.find(({ key }) => key === item.right)?.value ?? null)
