import { isOwn, type PublicItem } from '#lib/questions/index'
import { evaluate, type Scenario } from '#lib/rules/index'
import { type People, peopleFrom } from './people'

/** Names for a scenario, as it begins by the whole book. */
export function peopleOf(scenario: Scenario, seed?: string): People {
  const begun = evaluate({ ...scenario, script: [], choices: [] })
  return peopleFrom(scenario, begun.look(begun.start), seed)
}

/**
 * Names for a question: drawn by the seed, so that nobody learns an answer by the names; whoever wrote a question of their own speaks of
 * the people that the editor showed, and those stay.
 */
export const peopleIn = (item: Pick<PublicItem, 'id' | 'scenario'>, seed: string): People =>
  peopleOf(item.scenario, isOwn(item) ? undefined : seed)
