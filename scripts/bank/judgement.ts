import type { Item } from '#lib/questions/index'
import { giveaways } from './giveaways'
import { judge } from './judge'

/** Prints what a judge finds amiss in some items, one line a fault, then how many of each kind. */
export function printJudgement(items: readonly Item[], json: boolean): void {
  const faults = items.flatMap((item) => judge(item))
  const templates = [...new Set(items.map(({ template }) => template))]
  const given = templates.flatMap((template) =>
    giveaways(items.filter((item) => item.template === template)).map((text) => ({
      item: template,
      what: 'giveaway' as const,
      text,
    })),
  )
  const found = [...faults, ...given]
  if (json) {
    console.log(JSON.stringify({ items: items.length, faults: found }, null, 1))
    return
  }
  for (const { item, what, text } of found) console.log(`${what} ${item}: ${text}`)
  const faulty = new Set(faults.map(({ item }) => item)).size
  console.log(`\n${items.length} items of ${templates.length} templates, ${items.length - faulty} without a fault`)
  for (const kind of ['circular', 'unsaid', 'twice', 'no-fork', 'unexplained', 'giveaway'])
    console.log(`${kind}: ${found.filter(({ what }) => what === kind).length}`)
}
