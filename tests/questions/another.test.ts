import { drawAnother, drawItem, type Item, onSamePoint, templates } from '#lib/questions/index'
import { drawn } from '../setup/day'
import { made, right, some } from './made'

const nothing = { not: new Set<string>() }

const nextTo = (item: Item, seed = 'altro'): Item => made(drawAnother(item, seed, nothing))

/** Of a template none of whose claims anybody else has, and of one of whose claims others have some too. */
const alone = templates.filter((t) => t.claims[0] && onSamePoint(some(t.id)).length === 1).map(({ id }) => id)
const shared = templates.filter((t) => onSamePoint(some(t.id)).length > 1).map(({ id }) => id)

test.each(drawn('another shared', shared, 30))('%s: another template asks about its rule', (id) => {
  const item = some(id)
  const other = nextTo(item)
  // Where another template claims a rule at some points only, a few looks at it may meet none of them.
  if (other.template === id) expect(right(other)).not.toBe(right(item))
  else expect(item.claims.some((rule) => other.claims.includes(rule))).toBe(true)
})

test.each(drawn('another alone', alone, 30))(
  '%s: where no other template does, another answer, where it has one',
  (id) => {
    const item = some(id)
    const other = nextTo(item)
    expect(other.template).toBe(id)
    const numbers = ({ scenario, probe }: Item) => JSON.stringify([scenario, probe]).replaceAll(/"[a-z]+"/gu, '""')
    expect([numbers(other), right(other)]).not.toEqual([numbers(item), right(item)])
    const t = templates.find((one) => one.id === id)
    const rights = new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => right(made(t && drawItem(t, seed)))))
    if (rights.size > 1) expect(right(other)).not.toBe(right(item))
  },
)

test('a rule that nobody else asks about gives way to the next that the item claims', () => {
  const item = some('top-card-again')
  expect(onSamePoint({ ...item, claims: ['401.6', '401.2'] })).toContain('top-card')
  expect(nextTo({ ...item, claims: ['401.6', '401.2'] }).template).not.toBe('top-card-again')
})

test('yes is followed by no, where the template has both and nobody else asks', () => {
  const item = some('life-at-zero')
  const verdict = ({ options, right }: Item) => JSON.stringify(options.find(({ key }) => key === right)?.value)
  const fake = { ...item, claims: [] }
  expect(verdict(made(drawAnother(fake, 'x', nothing)))).not.toBe(verdict(item))
})

test('the seed decides, and what is to be left out is', () => {
  const item = some('pay-life')
  const one = drawAnother(item, 'a', nothing)
  expect(drawAnother(item, 'a', nothing)).toBe(one)
  expect(drawAnother(item, 'a', { not: new Set([one ?? '']) })).not.toBe(one)
})

test('a belief to overcome is offered by a template that has it', () => {
  const item = some('pay-life')
  const belief = 'cant-lose-life-pays-free'
  const other = made(drawAnother({ ...item, claims: ['119.8'] }, 'a', { ...nothing, belief }))
  expect(other.options.flatMap(({ beliefs }) => beliefs)).toContain(belief)
})
