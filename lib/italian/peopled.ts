import { evaluate, type Scenario } from '#lib/rules/index'
import { type People, peopleFrom } from './people'

/** Names for a scenario, as it begins by the whole book. */
export function peopleOf(scenario: Scenario, seed?: string): People {
  const begun = evaluate({ ...scenario, script: [], choices: [] })
  return peopleFrom(scenario, begun.look(begun.start), seed)
}
