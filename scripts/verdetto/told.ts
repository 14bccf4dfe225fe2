import { peopleOf, tellTrace } from '#lib/italian/index'
import type { Evaluation, Scenario } from '#lib/rules/index'

export interface Step {
  readonly sentence: string
  readonly rules: readonly string[]
  readonly figure: string
}

/** The trace in Italian; what has no words yet leaves it empty, and the data say it all the same. */
export function told(scenario: Scenario, e: Evaluation): readonly Step[] {
  try {
    return tellTrace(e, peopleOf(scenario)).map(({ sentence, rules, figure }) => ({ sentence, rules, figure }))
  } catch {
    return []
  }
}
