import type { Answer, Explanation, Item, Option } from '#lib/questions/index'
import { sameOutcome } from '#lib/questions/outcome'
import type { Evaluation, Relevances } from '#lib/rules/index'
import { typeset } from '../grammar/index'
import type { People } from '../names/people'
import { peopleIn } from '../names/people-of'
import { asVerdict } from '../situation/asking/read'
import { headline } from '../situation/probe'
import type { BeliefView, StepView, VerdictView } from '../views'
import { answeredText, reviewOf } from './answered'
import { describeBelieved } from './believed'
import { closed } from './closing'
import { drawn } from './steps'
import { tellTrace } from './told'

/** What a verdict is made of. */
export interface VerdictParts {
  /** The same seed as the question's: names and options agree. */
  readonly seed: string
  /** Null when the answer was asked for without giving one. */
  readonly answer: Answer | null
  /** What the answer was worth: whether it is right, the beliefs that it betrays, its worth in practice from 0 to 1. */
  readonly graded: { readonly right: boolean; readonly beliefs: readonly string[]; readonly credit: number }
  /** Null where there is none: what is right is said without its steps. */
  readonly explanation: Explanation | null
  /** The paragraph of a belief. */
  readonly belief: (id: string) => BeliefView
}

/** What the right answer is, in a sentence. */
export function describeHeadline(item: Item, { seed }: Pick<VerdictParts, 'seed'>): string {
  const key = item.options.find((o) => o.key === item.right)
  return key ? typeset(headline(item.probe, key.value, peopleIn(item, seed))) : ''
}

/** What is shown once an answer is locked: the right answer, what was believed, and both traces step by step. */
export function describeVerdict(item: Item, { seed, answer, graded, explanation, belief }: VerdictParts): VerdictView {
  const people = peopleIn(item, seed)
  const key = item.options.find((o) => o.key === item.right)
  const chosen = chosenOption(item, answer)
  const { right, beliefs } = graded
  const claims = [...item.claims, ...reasonOf(item, key)]
  const steps = explanation ? told(item, people, explanation.evaluation, explanation.relevance, claims) : []
  return {
    right,
    headline: describeHeadline(item, { seed }),
    answered: answer === null ? '' : typeset(answeredText(item, answer, people)),
    rightKey: item.right,
    ...(chosen ? { chosenKey: chosen.key } : {}),
    ...reviewOf(item, answer, people),
    ...(!right && graded.credit > 0 ? { credit: graded.credit } : {}),
    rightOutcomeWrongReason:
      !right && chosen !== undefined && key !== undefined && sameOutcome(item.form, chosen.value, key.value),
    beliefs: right ? [] : beliefs.map(belief),
    steps,
    believed:
      right || !explanation
        ? []
        : explanation.believed.map((one) => describeBelieved(item, people, steps, one, explanation)),
    rules: decisiveRules(item, steps),
  }
}

/** The steps in which something happens, without the answer as the last of them: what each says and the rules that acted in it. */
export function actingSteps(
  item: Item,
  { seed, explanation: { evaluation, relevance } }: { readonly seed: string; readonly explanation: Explanation },
): readonly Pick<StepView, 'sentence' | 'rules'>[] {
  const { probe } = item
  const claims = [
    ...item.claims,
    ...reasonOf(
      item,
      item.options.find((o) => o.key === item.right),
    ),
  ]
  const trace = tellTrace(evaluation, peopleIn(item, seed), relevance, { probe, claims })
  return trace.map(({ sentence, rules }) => ({ sentence: typeset(sentence), rules }))
}

/** The rule that is the reason of the right yes or no: it is cited, whether or not the question claims it. */
const reasonOf = (item: Item, key: Option | undefined): readonly string[] => {
  const reason = item.form === 'yes-no' && key ? asVerdict(key.value).reason : undefined
  return reason === undefined ? [] : [reason]
}

/** The steps of one evaluation of an item, with the answer as the last of them where the others do not say it. */
function told(
  { probe }: Item,
  people: People,
  e: Evaluation,
  relevance: Relevances,
  claims: readonly string[],
): readonly StepView[] {
  const trace = tellTrace(e, people, relevance, { probe, claims })
  return drawn(e, people, closed(trace, e, probe, people, claims))
}

/** The option that was chosen, where one was: answers of other forms are put together by who gives them. */
const chosenOption = (item: Item, answer: Answer | null): Option | undefined =>
  answer !== null && 'option' in answer ? item.options.find((o) => o.key === answer.option) : undefined

/** Rules that decide: those the question claims, then the first of each step that matters, in the order of the trace. */
function decisiveRules(item: Item, steps: readonly StepView[]): readonly string[] {
  const first = steps.filter((s) => s.decisive).flatMap((s) => s.rules.slice(0, 1))
  return [...new Set([...item.claims, ...first])].slice(0, 6)
}
