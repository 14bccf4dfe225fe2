import { comprehensiveRules } from './cr/index'
import { type Evaluation, evaluateBy } from './run'
import { inWords } from './scenario/figures'
import { type Pool, withCards } from './scenario/pool'
import type { Scenario } from './scenario/scenario'

/** A scenario as it was played: how it began, and what it came to. */
export interface Played {
  readonly scenario: Scenario
  readonly begun: Evaluation
  readonly played: Evaluation
}

/** Plays a document that has been checked before: what a browser does with a table of a lesson, without the checks of the format. */
export function playChecked(document: unknown, pool: Pool): Played {
  const scenario = inWords(withCards(document, pool)) as Scenario
  return {
    scenario,
    begun: evaluateBy({ ...scenario, script: [], choices: [] }, comprehensiveRules, false),
    played: evaluateBy(scenario, comprehensiveRules, true),
  }
}
