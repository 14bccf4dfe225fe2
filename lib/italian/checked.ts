import type { Json } from '#lib/base/json'
import { err, ok, type Result } from '#lib/base/result'
import { cards } from '#lib/cards/index'
import { evaluateChecked } from '#lib/rules/checked'
import { peopleFrom } from './names/people'
import { describeTable } from './table/table'
import type { Unplayed } from './trace/scenario-steps'
import { stepsOf } from './trace/steps'
import type { StepView, TableView } from './views'

/** What happens in a scenario, step by step, and whether all comes true that it states of it, where it states something. */
export interface ToldChecked {
  readonly steps: readonly StepView[]
  readonly asExpected?: boolean
}

/** Tells a scenario that has been checked: what a table says that a reader changes. */
export function tellChecked(document: Json): Result<ToldChecked, Exclude<Unplayed, { type: 'problems' }>> {
  const { scenario, begun, evaluation, asExpected } = evaluateChecked(document, cards)
  if (evaluation.status !== 'complete') return err({ type: evaluation.status })
  return ok({
    steps: stepsOf(evaluation, peopleFrom(scenario, begun.look(begun.start))),
    ...(asExpected === undefined ? {} : { asExpected }),
  })
}

/** The table of a scenario that has been checked, before anything happens. */
export function tableBefore(document: Json): TableView {
  const { scenario, begun } = evaluateChecked(document, cards)
  const view = begun.look(begun.start)
  return describeTable(view, peopleFrom(scenario, view))
}
