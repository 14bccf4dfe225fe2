import { canonical } from '#lib/base/json'
import { itemAt, needsTrace, points, readProbe, templates } from '#lib/questions/index'
import {
  answer as ask,
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
} from '#lib/rules/index'
import { isTraced, observe } from '../conformance/observe'
import { rowsIn } from '../conformance/table'
import { beliefs } from './beliefs'
import { gaps } from './gaps'
import { answer, believing } from './support'

/** A scenario and what is asked of it; no answer where the rules do not come to an end. */
interface Asked {
  readonly scenario: Scenario
  readonly read: (e: Evaluation) => unknown
  /** Whether the answer can only be read from a trace. */
  readonly trace: boolean
}

/** The scenarios of misconceptions and of what else needs one, one sound item of each question, and the rows of conformance. */
function scenarios(): readonly Asked[] {
  const items = templates.flatMap((t) => {
    for (const { id, point } of points(t)) {
      const made = itemAt(t, point, id)
      if (made.ok) return [made.value]
    }
    return []
  })
  const rows = rowsIn('tests/conformance').flatMap(({ scenario, expect }) => {
    const parsed = parseScenario(scenario)
    return parsed.ok
      ? [{ scenario: parsed.value, read: (e: Evaluation) => observe(expect, e), trace: isTraced(expect) }]
      : []
  })
  const questions = items.map(({ scenario, probe }) => ({
    scenario,
    read: (e: Evaluation) => readProbe(probe, e),
    trace: needsTrace(probe),
  }))
  const asked = [...Object.values(beliefs), ...Object.values(gaps)].map(({ scenario, probe }) => ({
    scenario,
    read: (e: Evaluation) => ask(probe, e),
    trace: isTraced({ ask: [probe] }),
  }))
  return [...asked, ...questions, ...rows].map(({ scenario, read, trace }) => ({
    scenario,
    trace,
    read: (e) => [e.status, e.status === 'stuck' ? null : read(e)],
  }))
}

/** Rules without which the answer of some scenario is another one, or there is none. */
function decisions(): ReadonlySet<RuleId> {
  const decided = new Set<RuleId>()
  const seen = (x: unknown): string => canonical(JSON.parse(JSON.stringify(x)))
  for (const { scenario, read, trace } of scenarios()) {
    const whole = evaluate(scenario, { trace: true })
    const truth = seen(read(whole))
    const refusing = whole.reports.flatMap((r) => (r.type === 'refused' ? r.violations.map((v) => v.rule) : []))
    for (const rule of new Set([...citedRules(whole), ...whole.consulted, ...refusing])) {
      if (decided.has(rule) || !comprehensiveRules.has(rule)) continue
      const changed = evaluate(scenario, { trace, rules: rulesWithout(rule) })
      if (seen(read(changed)) !== truth) decided.add(rule)
    }
  }
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

describe('what is believed', () => {
  test('every misconception has a scenario that shows it, and none is made up', () => {
    expect(Object.keys(beliefs).sort()).toEqual([...misconceptions.keys()].sort())
  })

  test.each(Object.entries(beliefs))('%s leads to another answer', (id, { scenario, probe, right, wrong }) => {
    expect(parseScenario(scenario).ok).toBe(true)
    expect(answer(scenario, probe)).toEqual(right)
    expect(believing(id, scenario, probe)).toEqual(wrong)
    expect(wrong).not.toEqual(right)
  })
})

describe('what each rule is for', () => {
  const decided = decisions()

  test('switched off, every rule changes the answer of some scenario, or leaves it without one', () => {
    const idle = [...comprehensiveRules.keys()].filter((rule) => !decided.has(rule))
    expect(idle).toEqual([])
  })
})
