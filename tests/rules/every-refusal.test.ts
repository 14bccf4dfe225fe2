import { violations } from '#lib/italian/trace/telling/refused/refused'
import { evaluate, parseScenario, type Ruleset, rulesBelieving } from '#lib/rules/index'
import { rowsIn } from '../conformance/table'

test('every reason for which rules, or what people believe of them, refuse is given in some row', () => {
  const given = new Set<string>()
  for (const { scenario, believing = {} } of rowsIn('tests/conformance')) {
    const parsed = parseScenario(scenario)
    if (!parsed.ok) continue
    const believed = Object.keys(believing).map(rulesBelieving)
    for (const rules of [undefined, ...believed] satisfies (Ruleset | undefined)[])
      for (const report of evaluate(parsed.value, rules && { rules }).reports)
        if (report.type === 'refused') for (const { reason } of report.violations) given.add(reason)
  }
  expect(Object.keys(violations).filter((reason) => !given.has(reason))).toEqual([])
})
