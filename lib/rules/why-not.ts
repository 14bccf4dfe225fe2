import { comprehensiveRules } from './cr/index'
import { evaluate, type Options } from './evaluate'
import { type Run, runScript } from './kernel/evaluate'
import { compile } from './kernel/registry'
import type { Violation } from './kernel/rule'
import type { GameState } from './kernel/state'
import type { Scenario, ScriptStep } from './scenario/scenario'
import { scriptOf } from './scenario/script'

const isState = (from: Scenario | GameState): from is GameState => 'objects' in from

/**
 * Every rule that forbids an action, at the end of a scenario or in a state: none means that it may be taken; undefined that nobody can
 * say, because the scenario does not come so far.
 */
export function explainWhyNot(
  from: Scenario | GameState,
  step: ScriptStep,
  options: Options = {},
): readonly Violation[] | undefined {
  const run = isState(from)
    ? inState(from, step, options)
    : evaluate({ ...from, script: [...(from.script ?? []), step] }, options)
  const report = run.reports[isState(from) ? 0 : (from.script?.length ?? 0)]
  if (report?.type === 'refused') return report.violations
  return report?.type === 'skipped' || (report === undefined && run.status === 'stuck') ? undefined : []
}

function inState(state: GameState, step: ScriptStep, { rules = comprehensiveRules }: Options): Run {
  return runScript(state, scriptOf({ script: [step] }), [], compile(rules), null)
}
