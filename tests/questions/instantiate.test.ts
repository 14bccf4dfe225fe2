import fc from 'fast-check'
import {
  formatItemId,
  type Item,
  instantiate,
  keyOf,
  parseItemId,
  points,
  type Template,
  templates,
  toPublic,
} from '#lib/questions/index'

const made = (id: string) => {
  const item = instantiate(id)
  if (!item.ok) throw new Error(`${id}: ${item.error}`)
  return item.value
}

test('an id spells its template, version and point', () => {
  expect(parseItemId('pay-life.v3.2-3-0-0')).toEqual({
    ok: true,
    value: { template: 'pay-life', version: 3, indices: [2, 3, 0, 0] },
  })
  expect(formatItemId({ id: 'pay-life', version: 3 }, [2, 35, 0, 0])).toBe('pay-life.v3.2-z-0-0')
})

test.each([
  ['', 'malformed-id'],
  ['pay-life', 'malformed-id'],
  ['pay-life.v3.', 'malformed-id'],
  ['../pay-life.v3.0-0-0-0', 'malformed-id'],
  ['no-such-template.v1.0', 'unknown-template'],
  ['pay-life.v0.0-0-0', 'old-version'],
  ['pay-life.v9.0-0-0', 'out-of-range'],
  ['pay-life.v3.0-0-0', 'out-of-range'],
  ['pay-life.v3.0-0-z-0', 'out-of-range'],
  ['pay-life.v3.00-0-0-0', 'out-of-range'],
  ['pay-life.v3.7-0-0-0', 'not-sound'],
  // Who has lost has no end of combat.
  ['toxic-board.v4.0-3-3-2-3-0', 'not-sound'],
])('%s is refused as %s', (id, code) => {
  expect(instantiate(id)).toEqual({ ok: false, error: code })
})

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(typeof instantiate(text).ok).toBe('boolean')
    }),
  )
})

test('the same id makes the same item', () => {
  expect(made('lifelink-race.v4.2-2-2-0')).toEqual(made('lifelink-race.v4.2-2-2-0'))
})

test('paying exactly what one has is allowed: yes for the rule, with the reason of the rule', () => {
  const item = made('pay-life.v3.1-1-0-0')
  expect(item.options.find((o) => o.key === item.right)?.value).toEqual({ verdict: true, reason: '119.4' })
  expect(item.options.filter((o) => o.beliefs.length).map((o) => o.value)).toEqual(
    expect.arrayContaining([
      { verdict: false, reason: 'cannot-pay-all-life' },
      { verdict: true, reason: 'pay-life-below-zero' },
    ]),
  )
})

/** The first sound item of a template. */
function firstOf(t: Template): Item {
  for (const { id } of points(t)) {
    const item = instantiate(id)
    if (item.ok) return item.value
  }
  throw new Error(t.id)
}

test('what may be sent holds neither the right key nor a belief, and for a number no value at all', () => {
  for (const t of templates) {
    const item = firstOf(t)
    const sent = toPublic(item)
    expect(Object.keys(sent).toSorted()).toEqual(['edition', 'form', 'id', 'options', 'probe', 'scenario'])
    for (const o of sent.options) expect(Object.keys(o).toSorted()).toEqual(['key', 'value'])
    if (item.form === 'number') expect(sent.options).toEqual([])
  }
})

test('a key is the same for equal values whatever the order of their words, and different otherwise', () => {
  expect(keyOf({ a: 1, b: 2 })).toBe(keyOf({ b: 2, a: 1 }))
  expect(keyOf(1)).not.toBe(keyOf('1'))
})
