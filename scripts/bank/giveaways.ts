import { canonical, type Json } from '#lib/base/json'
import { asList, asPart, type Item, piecesOf } from '#lib/questions/index'

/** What gives the answers of a template away to whoever has seen a few of its items. Needs several items of one template. */
export function giveaways(items: readonly Item[]): readonly string[] {
  const [first] = items
  if (!first || items.length < 2) return []
  switch (first.form) {
    case 'select':
      return always(items)
    case 'yes-no':
      return oneSided(items)
    case 'number':
      return items.filter((item) => item.options.length < 3).map((item) => `${item.id}: fewer than two wrong values`)
    default:
      return []
  }
}

const keyOf = (item: Item): Json => item.options.find(({ key }) => key === item.right)?.value ?? null

/** Statements that are shown and true, or shown and false, in every item. */
function always(items: readonly Item[]): readonly string[] {
  const seen = new Map<string, Set<boolean>>()
  for (const item of items) {
    const key = asList(keyOf(item))
    for (const piece of piecesOf(item)) {
      const { part, value } = asPart(piece.value)
      const statement = `${part} ${canonical(value)}`
      const isTrue = canonical(key[part] ?? null) === canonical(value)
      seen.set(statement, (seen.get(statement) ?? new Set()).add(isTrue))
    }
  }
  return [...seen].flatMap(([statement, values]) =>
    values.size === 1 ? [`statement ${statement} is always ${[...values][0]}`] : [],
  )
}

/** Yes or no that is always the same, or always for the same reason. */
function oneSided(items: readonly Item[]): readonly string[] {
  const keys = items.map((item) => keyOf(item) as { readonly verdict?: boolean; readonly reason?: string } | boolean)
  const verdicts = new Set(keys.map((key) => (typeof key === 'boolean' ? key : key.verdict)))
  const reasons = new Set(keys.flatMap((key) => (typeof key === 'boolean' ? [] : [key.reason])))
  return [
    ...(verdicts.size < 2 ? [`always ${[...verdicts][0] ? 'yes' : 'no'}`] : []),
    ...(reasons.size === 1 ? [`always because of ${[...reasons][0]}`] : []),
  ]
}
