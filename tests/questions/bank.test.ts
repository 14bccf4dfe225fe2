import { claimedRules, drawItem, drawItems, drawVariant, instantiate, points, templates } from '#lib/questions/index'
import { atMost, DAY, WHOLE } from '../setup/day'

test('a draw depends on the seed alone, and every item of it is sound', () => {
  const drawn = drawItems('seme')
  expect(drawItems('seme')).toEqual(drawn)
  expect(drawItems('altro').map((d) => d.id)).not.toEqual(drawn.map((d) => d.id))
  for (const { id } of drawn) expect(instantiate(id).ok).toBe(true)
  expect(new Set(drawn.map((d) => d.template.id)).size).toBe(templates.length)
})

test('a wish for some rules draws only questions about them, as many as asked where there are so many', () => {
  const drawn = drawItems('seme', { rules: ['702.19b'] }, 12)
  expect(drawn).toHaveLength(12)
  expect(new Set(drawn.map((d) => d.id)).size).toBe(12)
  for (const { template } of drawn) expect(template.claims).toContain('702.19b')
})

test('a wish for one template draws different items of it', () => {
  const drawn = drawItems('seme', { template: 'pay-life' }, 20)
  expect(new Set(drawn.map((d) => d.id)).size).toBe(20)
  expect(drawn.every((d) => d.template.id === 'pay-life')).toBe(true)
})

test('every template has a question, whatever the seed', () => {
  for (const { id } of templates)
    for (const seed of [`${DAY} a`, `${DAY} b`])
      expect([id, seed, drawItems(seed, { template: id }, 1).length]).toEqual([id, seed, 1])
})

// Few points of these may be asked: along some orders a hundred that may not stand before the first.
test.each(['trample-division', 'mill-all'])('of %s everybody gets as many questions as were asked for', (template) => {
  const short = Array.from({ length: 80 }, (_, n) => n).filter((n) => drawItems(`${n}`, { template }, 10).length < 10)
  expect(short).toEqual([])
})

test('a draw of more than a template has gives every item that it has', () => {
  const t = templates.find(({ id }) => id === 'team-payment')
  const sound = t ? [...points(t)].filter(({ id }) => instantiate(id).ok) : []
  const drawn = drawItems('seme', { template: 'team-payment' }, 1_000)
  expect(new Set(drawn.map(({ id }) => id))).toEqual(new Set(sound.map(({ id }) => id)))
})

test('a wish that nothing meets draws nothing', () => {
  expect(drawItems('seme', { rules: ['999.9'] })).toEqual([])
})

// One test: to draw about each of some hundred rules takes as long as all the rest here.
test('every rule that templates claim has a question about it, whatever the seed, that exercises it, also where only some points of its template do', () => {
  for (const rule of claimedRules())
    for (const seed of WHOLE ? ['a', 'b', 'c', 'd', 'e'] : [DAY]) {
      const drawn = drawItems(seed, { rules: [rule] }, atMost(2, 4))
      expect([rule, seed, drawn.length > 0]).toEqual([rule, seed, true])
      for (const { id, item } of drawn) expect([id, item.claims.includes(rule)]).toEqual([id, true])
    }
})

test('drawing avoids what it is told to avoid while there is anything else', () => {
  const t = templates.find((x) => x.id === 'pay-zero')
  if (!t) throw new Error('pay-zero')
  const met = new Set<string>()
  for (let n = 0; n < 10; n++) met.add(drawItem(t, `seme ${n}`, met) ?? '')
  expect(met.size).toBe(10)
})

test('the rules that questions decide are listed once, in order', () => {
  const rules = claimedRules()
  expect(new Set(rules).size).toBe(rules.length)
  expect(rules.indexOf('119.9')).toBeLessThan(rules.indexOf('120.3f'))
})

describe('a variant', () => {
  const of = (id: string) => {
    const t = templates.find((x) => x.id === id)
    if (!t) throw new Error(id)
    return t
  }
  const sound = (id: string): Set<string> =>
    new Set([...points(of(id))].map((p) => p.id).filter((p) => instantiate(p).ok))

  test('is one that was not met as long as there is a single one left, and then none', () => {
    const all = sound('pay-zero')
    const met = new Set<string>()
    for (
      let id = drawVariant(of('pay-zero'), '0', { not: met });
      id;
      id = drawVariant(of('pay-zero'), `${met.size}`, { not: met })
    ) {
      expect(met.has(id)).toBe(false)
      met.add(id)
    }
    expect(met).toEqual(all)
  })
  test('depends on the seed, and on nothing else', () => {
    const drawn = Array.from({ length: 20 }, (_, n) => drawVariant(of('pay-life'), `${n}`, { not: new Set() }))
    expect(drawn).toEqual(drawn.map((_, n) => drawVariant(of('pay-life'), `${n}`, { not: new Set() })))
    expect(new Set(drawn).size).toBeGreaterThan(10)
  })
  test('exercises the rule that is wanted, where items of its template differ', () => {
    const t = templates.find((x) => x.claimsAt && x.claims.length > 1)
    if (!t) throw new Error('no template has different claims')
    for (const rule of t.claims) {
      const id = drawVariant(t, 'seme', { not: new Set(), rule }) ?? ''
      const made = instantiate(id)
      expect(made.ok && made.value.claims).toContain(rule)
    }
  })
  test('offers the belief that is wanted', () => {
    const t = of('pay-life')
    for (const belief of t.beliefs) {
      const made = instantiate(drawVariant(t, 'seme', { not: new Set(), belief }) ?? '')
      expect(made.ok && made.value.options.flatMap(({ beliefs }) => beliefs)).toContain(belief)
    }
  })
})
