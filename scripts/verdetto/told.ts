import { type People, peopleOf, tellTrace } from '#lib/italian/index'
import type { Evaluation, Scenario } from '#lib/rules/index'

export interface Step {
  readonly sentence: string
  readonly rules: readonly string[]
  readonly figure: string
}

/** The names of a scenario, which every sentence about it needs; null where it has no beginning that can be looked at. */
export function peopleOrNone(scenario: Scenario): People | null {
  try {
    return peopleOf(scenario)
  } catch {
    return null
  }
}

/** The trace in Italian; what has no words yet leaves it empty, and the data say it all the same. */
export function told(people: People | null, e: Evaluation): readonly Step[] {
  if (people === null) return []
  try {
    return tellTrace(e, people).map(({ sentence, rules, figure }) => ({ sentence, rules, figure }))
  } catch {
    return []
  }
}
