import 'server-only'
import type { Json } from '#lib/base/json'
import type { ClassQuestion } from '#lib/db/classroom/sessions'
import type { HeldView } from '#lib/italian/class-views'
import { keyOf } from '#lib/questions/key'
import { bank } from '../ports'
import { byRule } from '../rule-order'

/**
 * Which beliefs lead to which answer of a question, by the keys of its bars: for whoever leads alone, since what no belief leads to is right. Of
 * an answer in several parts a part has the beliefs of every answer that fills it so; of an order, whose bars say right and wrong, there is nothing.
 */
export function heldIn({ item }: ClassQuestion): readonly HeldView[] {
  if (item.form === 'order') return []
  const right = keysOf(
    item.form,
    item.options.find(({ key }) => key === item.right),
  )
  const held = new Map<string, Set<string>>()
  for (const option of item.options)
    for (const key of keysOf(item.form, option)) {
      if (right.includes(key)) continue
      const beliefs = held.get(key) ?? new Set()
      for (const belief of option.beliefs) beliefs.add(belief)
      held.set(key, beliefs)
    }
  return [...held].flatMap(([key, beliefs]) =>
    beliefs.size === 0 ? [] : [{ key, beliefs: [...beliefs].map(beliefOf).sort((a, b) => byRule(a.rule, b.rule)) }],
  )
}

function beliefOf(id: string): HeldView['beliefs'][number] {
  return { id, title: bank.belief(id).title, rule: bank.ruleOf(id) ?? '' }
}

/** The bars that an answer is counted in. */
function keysOf(
  form: ClassQuestion['item']['form'],
  option: { readonly key: string; readonly value: Json } | undefined,
): readonly string[] {
  if (!option) return []
  const { key, value } = option
  if (form === 'number') return [String(value)]
  if (form === 'select')
    return (Array.isArray(value) ? value : [value]).map((v: Json, part) => keyOf({ part, value: v }))
  return [key]
}
