import type { Result } from '#lib/base/result'
import { drawVariant } from './bank'
import { instantiate } from './instantiate'
import type { Item, ItemError, ItemId } from './item'
import { templates } from './templates/index'

/** One question that is looked for: of the first of these templates that has one, the better for the rule and the belief. */
export interface VariantSought {
  readonly templates: readonly string[]
  readonly seed: string
  readonly rule?: string | undefined
  readonly belief?: string | undefined
}

/**
 * A question for each that is looked for, or none, repeatable for the seeds: none that was met while a template has others, and never one of
 * those to leave out nor one of an earlier place.
 */
export function drawVariants(
  sought: readonly VariantSought[],
  { met, not }: { readonly met: ReadonlySet<ItemId>; readonly not: ReadonlySet<ItemId> },
  make: (id: ItemId) => Result<Item, ItemError> = instantiate,
): readonly (Item | null)[] {
  const taken = new Set(not)
  return sought.map((each) => {
    const id = unmet(each, new Set([...met, ...taken]), make) ?? variantOf(each.templates[0], each, taken, make)
    const made = id === undefined ? undefined : make(id)
    if (!made?.ok) return null
    taken.add(made.value.id)
    return made.value
  })
}

type Make = (id: ItemId) => Result<Item, ItemError>

/** Something unseen of the first template that has it. */
function unmet(sought: VariantSought, not: ReadonlySet<ItemId>, make: Make): ItemId | undefined {
  for (const template of sought.templates) {
    const found = variantOf(template, sought, not, make)
    if (found !== undefined) return found
  }
  return undefined
}

function variantOf(
  template: string | undefined,
  { seed, rule, belief }: VariantSought,
  not: ReadonlySet<ItemId>,
  make: Make,
): ItemId | undefined {
  const t = templates.find(({ id }) => id === template)
  return t && drawVariant(t, seed, { not, rule, belief }, make)
}
