import type { Explanation, Item } from '#lib/questions/index'
import { misconceptions } from '#lib/rules/index'
import type { People } from '../names/people'
import type { BelievedView, StepView } from '../views'
import { answerStep, closed } from './closing'
import { drawn } from './steps'
import { tellTrace } from './told'

/**
 * The steps as somebody with a belief has them, up to an answer of their own: where all that happens is the same and only what it comes to is
 * not, the answer itself is the step in which the two part.
 */
export function describeBelieved(
  { probe }: Item,
  people: People,
  steps: readonly StepView[],
  { evaluation, id }: Explanation['believed'][number],
  { relevance, foils }: Pick<Explanation, 'relevance' | 'foils'>,
): BelievedView {
  const trace = closed(
    tellTrace(evaluation, people, relevance, { probe, foils: foils.filter((foil) => foil.id !== id) }),
    evaluation,
    probe,
    people,
  )
  const other = drawn(evaluation, people, trace)
  const shared = sharedSteps(steps, other)
  const rule = misconceptions.get(id)?.rule
  const end = shared < other.length ? undefined : answerStep(evaluation, probe, people, rule ? [rule] : [])
  return { belief: id, shared, steps: end ? drawn(evaluation, people, [...trace, end]) : other }
}

/** How many steps two traces have in common, from the first. */
function sharedSteps(a: readonly StepView[], b: readonly StepView[]): number {
  const at = a.findIndex((step, n) => step.sentence !== b[n]?.sentence)
  return at < 0 ? a.length : at
}
