import { asExpected } from './ask/expected'
import { comprehensiveRules } from './cr/index'
import type { Evaluation } from './evaluation'
import { evaluateBy } from './run'
import { inWords } from './scenario/figures'
import { type Pool, withCards } from './scenario/pool'
import type { Scenario } from './scenario/scenario'

/** A scenario with how it began and what it came to. */
export interface Evaluated {
  readonly scenario: Scenario
  readonly begun: Evaluation
  readonly evaluation: Evaluation
  /** Whether all comes true that it states; undefined where it states nothing. */
  readonly asExpected: boolean | undefined
}

/** Evaluates a document that has been checked before: what a browser does with a table of a lesson, without the checks of the format. */
export function evaluateChecked(document: unknown, pool: Pool): Evaluated {
  const scenario = inWords(withCards(document, pool)) as Scenario
  const evaluation = evaluateBy(scenario, comprehensiveRules, true)
  return {
    scenario,
    begun: evaluateBy({ ...scenario, script: [], choices: [] }, comprehensiveRules, false),
    evaluation,
    asExpected: asExpected(scenario.ask ?? [], evaluation),
  }
}
