import { cards } from '#lib/cards/index'
import { lessons } from '#lib/content/index'
import { describeQuestion } from '#lib/italian/index'
import { printedName } from '#lib/italian/names/printed'
import { itemAt, points, type Template, templates, toPublic } from '#lib/questions/index'

// The cards of the worked examples are taught and asked by name, and both their names are shown.

const LANDS: readonly string[] = ['plains', 'island', 'swamp', 'mountain', 'forest']
const printed = Object.values(cards)
  .filter(({ slug }) => !LANDS.includes(slug))
  .map(({ slug, name: { en, it = en } }) => ({ slug, name: { en, it } }))

/** What every item says whose scenario has a card by its printed name: one for each set of cards that a template lays out. */
function told(t: Template): readonly string[] {
  const seen = new Set<string>()
  const out: string[] = []
  for (const { id, point } of points(t)) {
    const names = [...JSON.stringify(t.scenario(point)).matchAll(/"name":"([^"]+)"/g)].map(([, name]) => name).join()
    if (names === '' || seen.has(names)) continue
    const made = itemAt(t, point, id)
    if (!made.ok) continue
    seen.add(names)
    out.push(describeQuestion(toPublic(made.value), { seed: 'carte' }).stem.join(' '))
  }
  return out
}

const named = templates.filter((t) => {
  const [first] = points(t)
  return first !== undefined && printed.some(({ name }) => JSON.stringify(t.scenario(first.point)).includes(name.it))
})
const stems = named.flatMap(told).map((text) => text.replaceAll('’', "'").replaceAll('\u00a0', ' '))
const pages = lessons().map((l) => JSON.stringify(l.hast))

test('there are twenty-four, and questions about them in many templates', () => {
  expect(printed).toHaveLength(24)
  expect(named.length).toBeGreaterThanOrEqual(8)
})

test.each(printed.map((card) => [card.slug, card.name] as const))('%s', (slug, { en, it }) => {
  expect(printedName(it)).toMatchObject({ it, en })
  expect(pages.some((page) => page.includes(`"slug":"${slug}"`) && page.includes(`(${en})`))).toBe(true)
  expect(stems.some((stem) => stem.includes(`${it} (${en})`))).toBe(true)
})

test('a question says which English names stand in it', () => {
  const t = templates.find(({ id }) => id === 'redcap-and-finks')
  const [first] = t ? points(t) : []
  const made = t && first && itemAt(t, first.point, first.id)
  if (!made?.ok) throw new Error('no item')
  const { english } = describeQuestion(toPublic(made.value), { seed: 'carte' })
  expect(english?.toSorted()).toEqual(['Kitchen Finks', 'Murderous Redcap', 'Volcanic Fallout'])
})
