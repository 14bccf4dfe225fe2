import { type Item, templates } from '#lib/questions/index'
import { giveaways } from './giveaways'
import { judge } from './judge'

/** Prints what a judge finds amiss in some items and in their templates, one line a fault, then how many of each kind. */
export function printJudgement(items: readonly Item[], seed: string, json: boolean): void {
  const faults = items.flatMap((item) => judge(item))
  const drawn = new Set(items.map(({ template }) => template))
  const judged = templates.filter(({ id }) => drawn.has(id))
  const given = judged.flatMap((t) =>
    giveaways(t, seed).map((text) => ({
      item: t.id,
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
  console.log(`\n${items.length} items of ${judged.length} templates, ${items.length - faulty} without a fault`)
  for (const kind of [
    'circular',
    'again',
    'unsaid',
    'twice',
    'no-fork',
    'contradiction',
    'unexplained',
    'only-answer',
    'unspoken',
    'late',
    'silent',
    'kept',
    'giveaway',
  ])
    console.log(`${kind}: ${found.filter(({ what }) => what === kind).length}`)
}
