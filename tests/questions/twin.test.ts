import { drawTwin, type Item, LEVELS, levelOf, readingsOf, templates } from '#lib/questions/index'
import { drawn } from '../setup/day'
import { made, right, some } from './made'

// The question of the second vote, after people have talked about the first.

const twinOf = (item: Item, without: readonly string[] = [], seed = 'gemella'): Item | undefined => {
  const id = drawTwin(item, seed, { not: new Set([item.id]), without })
  return id === undefined ? undefined : made(id)
}
const rules = ({ claims }: Item) => [...claims].sort()
const hard = ({ template }: Item) =>
  LEVELS.indexOf(levelOf(templates.find(({ id }) => id === template) ?? { claims: [] }))

const ids = templates.map(({ id }) => id)

test.each(drawn('twins', ids, 20))('%s: is answered alike, by the same rules, and is no harder', (id) => {
  const item = some(id)
  for (const twin of [twinOf(item), twinOf(item, [id])]) {
    if (!twin) continue
    expect(twin.id).not.toBe(item.id)
    expect(twin.form).toBe(item.form)
    expect(readingsOf(twin.probe)).toHaveLength(readingsOf(item.probe).length)
    expect(rules(twin)).toEqual(rules(item))
    expect(hard(twin)).toBeLessThanOrEqual(hard(item))
  }
})

test('is of the same template at another point, with another answer, where it has one', () => {
  for (const id of ['pay-life', 'stack-life', 'loyalty-paid']) {
    const item = some(id)
    const twin = twinOf(item)
    expect(twin?.template).toBe(id)
    expect(twin && right(twin)).not.toBe(right(item))
  }
})

test('is of another template where its own gives none', () => {
  const item = some('pay-life')
  const twin = twinOf(item, ['pay-life'])
  expect(twin?.template).toBe('phyrexian-payment')
  expect(twin && rules(twin)).toEqual(rules(item))
})

test('a question that nothing is like has none: of other rules, or without one', () => {
  const item = some('pay-life')
  expect(twinOf({ ...item, claims: ['119.4', '704.5a', '903.10a'] })).toBeUndefined()
  expect(twinOf({ ...item, template: 'a question of somebody’s own', claims: [] })).toBeUndefined()
})

test('the seed decides, and what is to be left out is', () => {
  const item = some('pay-life')
  const one = drawTwin(item, 'a', { not: new Set() })
  expect(drawTwin(item, 'a', { not: new Set() })).toBe(one)
  expect(drawTwin(item, 'a', { not: new Set([one ?? '']) })).not.toBe(one)
})
