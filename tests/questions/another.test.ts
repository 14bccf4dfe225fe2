import { drawAnother, drawItem, type Item, instantiate, onSamePoint, templates } from '#lib/questions/index'

const made = (id: string | undefined): Item => {
  const item = instantiate(id ?? '')
  if (!item.ok) throw new Error(`${id}: ${item.error}`)
  return item.value
}
const of = (template: string): Item => {
  const t = templates.find(({ id }) => id === template)
  // Of a few templates most points are none, and a seed may meet only those.
  return made(t && (drawItem(t, 'seme') ?? drawItem(t, 'altro seme')))
}
const nothing = { not: new Set<string>() }

/** Of a template whose first claim nobody else has, and of one whose first claim others have too. */
const alone = templates.filter((t) => t.claims[0] && onSamePoint(of(t.id)).length === 1).map(({ id }) => id)
const shared = templates.filter((t) => onSamePoint(of(t.id)).length > 1).map(({ id }) => id)

test.each(shared.slice(0, 30))('%s: another template asks about its rule', (id) => {
  const item = of(id)
  const other = made(drawAnother(item, 'altro', nothing))
  expect(other.template).not.toBe(item.template)
  expect(other.claims).toContain(item.claims[0])
})

test.each(alone.slice(0, 30))('%s: where no other template does, never the same with other names', (id) => {
  const item = of(id)
  const other = made(drawAnother(item, 'altro', nothing))
  expect(other.template).toBe(id)
  const numbers = ({ scenario, probe }: Item) => JSON.stringify([scenario, probe]).replaceAll(/"[a-z]+"/gu, '""')
  const right = ({ options, right: key }: Item) => options.find((o) => o.key === key)?.value
  expect([numbers(other), right(other)]).not.toEqual([numbers(item), right(item)])
})

test('yes is followed by no, where the template has both and nobody else asks', () => {
  const item = of('life-at-zero')
  const verdict = ({ options, right }: Item) => JSON.stringify(options.find(({ key }) => key === right)?.value)
  const fake = { ...item, claims: [] }
  expect(verdict(made(drawAnother(fake, 'x', nothing)))).not.toBe(verdict(item))
})

test('the seed decides, and what is to be left out is', () => {
  const item = of('pay-life')
  const one = drawAnother(item, 'a', nothing)
  expect(drawAnother(item, 'a', nothing)).toBe(one)
  expect(drawAnother(item, 'a', { not: new Set([one ?? '']) })).not.toBe(one)
})

test('a belief to overcome is offered by a template that has it', () => {
  const item = of('pay-life')
  const belief = 'cant-lose-life-pays-free'
  const other = made(drawAnother({ ...item, claims: ['119.8'] }, 'a', { ...nothing, belief }))
  expect(other.options.flatMap(({ beliefs }) => beliefs)).toContain(belief)
})
