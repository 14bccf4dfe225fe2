import { canonical } from '#lib/base/json'
import { itemAt, needsTrace, points, readProbe, templates } from '#lib/questions/index'
import {
  askedRules,
  citedRules,
  comprehensiveRules,
  type Evaluation,
  evaluate,
  misconceptions,
  mutate,
  parseScenario,
  type RuleId,
  rulesWithout,
  type Scenario,
  scenario,
} from '#lib/rules/index'
import { isTraced, observe } from '../conformance/observe'
import { rowsIn } from '../conformance/table'
import { believing } from './support'

/** A scenario and what is asked of it; no answer where the rules do not come to an end. */
interface Asked {
  /** Rules that it was written for: they are tried first. */
  readonly about: readonly string[]
  readonly scenario: Scenario
  readonly read: (e: Evaluation) => unknown
  /** Whether the answer can only be read from a trace. */
  readonly trace: boolean
}

/** One sound item of each question, and the rows of conformance. */
function scenarios(): readonly Asked[] {
  const items = templates.flatMap((t) => {
    for (const { id, point } of points(t)) {
      const made = itemAt(t, point, id)
      if (made.ok) return [made.value]
    }
    return []
  })
  const rows = rowsIn('tests/conformance').flatMap(({ rule, scenario, expect }) => {
    const parsed = parseScenario(scenario)
    return parsed.ok
      ? [
          {
            about: [rule].flat(),
            scenario: parsed.value,
            read: (e: Evaluation) => observe(expect, e),
            trace: isTraced(expect),
          },
        ]
      : []
  })
  const questions = items.map(({ claims, scenario, probe }) => ({
    about: claims,
    scenario,
    read: (e: Evaluation) => readProbe(probe, e),
    trace: needsTrace(probe),
  }))
  return [...questions, ...rows].map(({ about, scenario, read, trace }) => ({
    about,
    scenario,
    trace,
    read: (e) => [e.status, e.status === 'stuck' ? null : read(e)],
  }))
}

/** Rules without which the answer of some scenario is another one, or there is none. */
function decisions(): ReadonlySet<RuleId> {
  const decided = new Set<RuleId>()
  const seen = (x: unknown): string => canonical(JSON.parse(JSON.stringify(x)))
  const all = scenarios()
  const look = (
    { about, scenario, read, trace }: Asked,
    tried: (rule: RuleId, about: readonly string[]) => boolean,
  ) => {
    const whole = evaluate(scenario, { trace: true })
    let truth = ''
    const asked = askedRules(whole, (e) => {
      truth = seen(read(e))
    })
    const refusing = whole.reports.flatMap((r) => (r.type === 'refused' ? r.violations.map((v) => v.rule) : []))
    for (const rule of new Set([...citedRules(whole), ...whole.consulted, ...refusing, ...asked])) {
      if (decided.has(rule) || !comprehensiveRules.has(rule) || !tried(rule, about)) continue
      const changed = evaluate(scenario, { trace, rules: rulesWithout(rule) })
      if (seen(read(changed)) !== truth) decided.add(rule)
    }
  }
  for (const asked of all) look(asked, (rule, about) => about.includes(rule))
  for (const asked of all) if (decided.size < comprehensiveRules.size) look(asked, () => true)
  return decided
}

describe('changing one rule', () => {
  test.each([...misconceptions.values()].map((m) => [m.id, m] as const))('%s changes one rule and no other', (_, m) => {
    const changed = mutate(comprehensiveRules, m)
    const different = [...comprehensiveRules.keys()].filter((id) => changed.get(id) !== comprehensiveRules.get(id))
    expect(different).toEqual([m.rule])
    expect([...changed.keys()].filter((id) => !comprehensiveRules.has(id))).toEqual([])
    if (m.instead !== 'off') expect(changed.get(m.rule)?.id).toBe(m.rule)
  })

  test('the rules themselves stay as they were', () => {
    const before = [...comprehensiveRules]
    for (const m of misconceptions.values()) mutate(comprehensiveRules, m)
    expect([...comprehensiveRules]).toEqual(before)
  })
})

test('opposite counters that are thought to go first keep no two players from losing together', () => {
  const each = scenario()
    .life('A', 1)
    .life('N', 1)
    .creature('A', 'idra', '1/1', [], { counters: { '+1/+1': 1, '-1/-1': 1 } })
    .effect({ do: 'loseLife', who: 'each', amount: 1 })
    .done()
  expect(believing('counters-cancel-before-death', each, { ask: 'drawn' })).toBe(true)
})

describe('what each rule is for', () => {
  const decided = decisions()

  test('switched off, every rule changes the answer of some scenario, or leaves it without one', () => {
    const idle = [...comprehensiveRules.keys()].filter((rule) => !decided.has(rule))
    expect(idle).toEqual([])
  })
})
