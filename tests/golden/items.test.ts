import { canonical, type Json } from '#lib/base/json'
import { hash } from '#lib/base/seed'
import { type Item, instantiate, points, templates } from '#lib/questions/index'
import { keepsTo } from './lines'

// A sample of the items of every template, each as one hash of what is told, asked and offered, and of which answer is right; no prose.

/** What an item is, in a few letters. */
function printOf({ scenario, probe, form, options, right }: Item): string {
  const text = canonical({ scenario, probe, form, options, right } as unknown as Json)
  return hash(`${text}:item`).toString(36)
}

keepsTo({
  file: 'tests/golden/items.txt',
  makers: templates,
  each: 8,
  ids: (t) => [...points(t)].map(({ id }) => id),
  print: (id) => {
    const item = instantiate(id)
    return item.ok ? printOf(item.value) : undefined
  },
})
