import { comprehensiveRules, facts, misconceptions, mutate, type RuleId, rooms } from '#lib/rules/index'
import { answer } from './support'

const definedIn = (event: 'draw' | 'destroy' | 'mill'): unknown => answer({}, { ask: 'definedIn', event })

test('drawing is no keyword action: what 701 does not say, 121 does', () => {
  expect(definedIn('draw')).toEqual(['121'])
  expect(definedIn('destroy')).toEqual(['701'])
  expect(definedIn('mill')).toEqual(['701'])
})

test.each([...facts.values()].map((f) => [f.id, f] as const))('%s is not so, and no game runs by it', (id, fact) => {
  expect(fact.holds(comprehensiveRules)).toBe(false)
  expect(misconceptions.has(id)).toBe(false)
  expect(comprehensiveRules.has(fact.rule)).toBe(true)
})

test('a fact is read off the rules: with drawing in 701 it would be so', () => {
  const drawing = comprehensiveRules.get('121.1')
  const moved: RuleId = '701.8a'
  const other = mutate(comprehensiveRules, { rule: moved, instead: { id: moved, clauses: drawing?.clauses ?? [] } })
  expect(facts.get('draw-is-keyword-action')?.holds(other)).toBe(true)
})

test('a fact stands in the room of its rule', () => {
  for (const r of rooms) for (const f of r.facts) expect(r.rules.map((x) => x.id)).toContain(f.rule)
})
