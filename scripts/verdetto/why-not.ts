import type { Json } from '#lib/base/json'
import { err, ok, type Result } from '#lib/base/result'
import { evaluate, explainWhyNot, parseScenario, type Ruleset, type Scenario, type Violation } from '#lib/rules/index'
import { type Fault, readDocument } from './document'
import { peopleOrNone, told } from './told'

/** Whether an action may be taken at the end of a scenario, and every rule that forbids it; null when nobody can say. */
export interface WhyNot {
  readonly legal: boolean | null
  readonly violations: readonly Violation[]
  /** The same in Italian. */
  readonly said: readonly string[]
}

/** Asks about an action, written as a scenario writes it. */
export function whyNot(scenario: Scenario, text: string, rules: Ruleset): Result<WhyNot, readonly Fault[]> {
  const read = readDocument(text)
  if (!read.ok) return err(read.error)
  const step = read.value.data
  const n = scenario.script?.length ?? 0
  const longer = { ...scenario, script: [...((scenario.script ?? []) as readonly Json[]), step] }
  const parsed = parseScenario(longer)
  if (!parsed.ok)
    return err(
      read.value.locate(
        parsed.error.map((p) => ({ ...p, path: p.path.replace(`script[${n}]`, '').replace(/^\./, '') })),
      ),
    )
  const action = parsed.value.script?.[n]
  const found = action === undefined ? undefined : explainWhyNot(scenario, action, { rules })
  if (!found) return ok({ legal: null, violations: [], said: [] })
  const whole = told(peopleOrNone(parsed.value), evaluate(parsed.value, { rules, trace: true }))
  const before = told(peopleOrNone(scenario), evaluate(scenario, { rules, trace: true })).length
  return ok({
    legal: !found.length,
    violations: found,
    said: found.length
      ? whole.slice(before).map((s) => `${s.sentence}${s.rules.length ? ` (${s.rules.join(', ')})` : ''}`)
      : [],
  })
}
