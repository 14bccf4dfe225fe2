import type { Json } from '#lib/base/json'
import { err, ok, type Result } from '#lib/base/result'
import { cards } from '#lib/cards/index'
import { playChecked } from '#lib/rules/checked'
import { peopleFrom } from './names/people'
import type { Unplayed } from './trace/scenario-steps'
import { stepsOf } from './trace/steps'
import type { StepView } from './views'

/** What happens in a scenario that has been checked, step by step: what a table says that a reader changes. */
export function tellLive(document: Json): Result<readonly StepView[], Exclude<Unplayed, { type: 'problems' }>> {
  const { scenario, begun, played } = playChecked(document, cards)
  if (played.status !== 'complete') return err({ type: played.status })
  return ok(stepsOf(played, peopleFrom(scenario, begun.look(begun.start))))
}
