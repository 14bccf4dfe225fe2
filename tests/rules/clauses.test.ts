import { canonical, type Json } from '#lib/base/json'
import { comprehensiveRules, evaluate, parseScenario, type Rule, type RuleId, type Ruleset } from '#lib/rules/index'
import { claimsOf, notices } from '../../scripts/mutation/judge'
import { isTraced, observe } from '../conformance/observe'
import { rowsIn } from '../conformance/table'

const written = rowsIn('tests/conformance')
const rows = written.flatMap(({ rule, scenario, expect: stated }) => {
  const parsed = parseScenario(scenario)
  return parsed.ok ? [{ rules: [rule].flat(), scenario: parsed.value, stated }] : []
})
type Row = (typeof rows)[number]

const seen = ({ scenario, stated }: Row, rules?: Ruleset): string => {
  const e = evaluate(scenario, { trace: isTraced(stated), ...(rules ? { rules } : {}) })
  return canonical(JSON.parse(JSON.stringify([e.status, observe(stated, e)])) as Json)
}
const truth = new Map(rows.map((row) => [row, seen(row)]))

/** What comes of rows for those who believe something else: there are clauses that act for them alone. */
const believed = claimsOf(written).filter((claim) => claim.belief)

/** Whether changed rules give some row another outcome; rows about the rule are asked first. */
function tells(id: RuleId, rules: Ruleset): boolean {
  const about = rows.toSorted((a, b) => Number(b.rules.includes(id)) - Number(a.rules.includes(id)))
  return (
    about.some((row) => seen(row, rules) !== truth.get(row)) ||
    believed.some((c) => notices(c, { name: id, of: id, rules }))
  )
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

test.each(parts)('without %s some row of conformance has another outcome', (_, id, rules) => {
  expect(tells(id, rules)).toBe(true)
})
