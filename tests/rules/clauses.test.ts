import { canonical, type Json } from '#lib/base/json'
import { comprehensiveRules, evaluate, parseScenario, type Rule, type RuleId, type Ruleset } from '#lib/rules/index'
import { isTraced, observe } from '../conformance/observe'
import { rowsIn } from '../conformance/table'

/** What no scenario can tell, or not yet: the tests of the rooms do. */
const UNSEEN: Readonly<Record<string, string>> = {
  '810.9e': 'teammates have one total: exchanged or not, it is the same',
  '615.1: 2, result': 'shields reach back only for those who believe it (614.4)',
  '701.19a: 3, result': 'shields reach back only for those who believe it (614.4)',
  '701.26a: 2, cant': 'nothing watches what becomes untapped',
}

const rows = rowsIn('tests/conformance').flatMap(({ rule, scenario, expect: stated }) => {
  const parsed = parseScenario(scenario)
  return parsed.ok ? [{ rules: [rule].flat(), scenario: parsed.value, stated }] : []
})
type Row = (typeof rows)[number]

const seen = ({ scenario, stated }: Row, rules?: Ruleset): string => {
  const e = evaluate(scenario, { trace: isTraced(stated), ...(rules ? { rules } : {}) })
  return canonical(JSON.parse(JSON.stringify([e.status, observe(stated, e)])) as Json)
}
const truth = new Map(rows.map((row) => [row, seen(row)]))

/** Whether changed rules give some row another outcome; rows about the rule are asked first. */
function tells(id: RuleId, rules: Ruleset): boolean {
  const about = rows.toSorted((a, b) => Number(b.rules.includes(id)) - Number(a.rules.includes(id)))
  return about.some((row) => seen(row, rules) !== truth.get(row))
}

const without = (rule: Rule, n: number): Ruleset =>
  new Map(comprehensiveRules).set(rule.id, { ...rule, clauses: rule.clauses.filter((_, m) => m !== n) })

type Part = readonly [name: string, id: RuleId, rules: Ruleset]

const parts = [...comprehensiveRules.values()].flatMap((rule): readonly Part[] =>
  rule.clauses.map((clause, n): Part => {
    const name = rule.clauses.length > 1 ? `${rule.id}: ${n + 1}, ${clause.kind}` : rule.id
    return [name, rule.id, without(rule, n)]
  }),
)

test('what is said to be unseen exists', () => {
  const known = parts.map(([name]) => name)
  expect(Object.keys(UNSEEN).filter((name) => !known.includes(name))).toEqual([])
})

test.each(parts.filter(([name]) => !(name in UNSEEN)))(
  'without %s some row of conformance has another outcome',
  (_, id, rules) => {
    expect(tells(id, rules)).toBe(true)
  },
)

test.each(parts.filter(([name]) => name in UNSEEN))('no row tells of %s yet', (_, id, rules) => {
  expect(tells(id, rules)).toBe(false)
})
