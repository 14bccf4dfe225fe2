import type { Json } from '#lib/base/json'
import { err, ok, type Result } from '#lib/base/result'
import { cards } from '#lib/cards/index'
import { evaluateChecked } from '#lib/rules/checked'
import { peopleFrom } from './names/people'
import type { Unplayed } from './trace/scenario-steps'
import { stepsOf } from './trace/steps'
import type { StepView } from './views'

/** What happens in a scenario that has been checked, step by step: what a table says that a reader changes. */
export function tellChecked(document: Json): Result<readonly StepView[], Exclude<Unplayed, { type: 'problems' }>> {
  const { scenario, begun, evaluation } = evaluateChecked(document, cards)
  if (evaluation.status !== 'complete') return err({ type: evaluation.status })
  return ok(stepsOf(evaluation, peopleFrom(scenario, begun.look(begun.start))))
}
