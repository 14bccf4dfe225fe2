import { plus } from '#lib/base/copy'
import type { Evaluation } from './evaluation'
import { LIMITS, type Limits } from './kernel/budget'
import { runScript } from './kernel/evaluate'
import { compile } from './kernel/registry'
import type { Ruleset } from './kernel/rule'
import { recorder } from './kernel/trace'
import { place } from './scenario/place'
import type { Scenario } from './scenario/scenario'
import { scriptOf } from './scenario/script'

/** Evaluates a checked scenario by some rules. Pure: no clock, no chance, input untouched. */
export function evaluateBy(
  scenario: Scenario,
  rules: Ruleset,
  traced: boolean,
  script = scriptOf(scenario),
  limits: Limits = LIMITS,
): Evaluation {
  const compiled = compile(rules)
  const trace = traced ? recorder() : null
  const start = place(scenario, compiled, trace)
  trace?.frames.push(start)
  return plus(runScript(start, script, scenario.choices ?? [], compiled, trace, limits), { rules })
}
