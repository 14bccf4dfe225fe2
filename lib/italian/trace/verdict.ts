import { decidedOtherwise, isCall } from '#lib/questions/calls'
import type { Answer, Explanation, Item, Option } from '#lib/questions/index'
import { sameOutcome } from '#lib/questions/outcome'
import { flawOf } from '#lib/questions/replies'
import { type MisconceptionId, misconceptions } from '#lib/rules/index'
import { typeset } from '../grammar/index'
import type { People } from '../names/people'
import { peopleIn } from '../names/people-of'
import { asVerdict, rightReason } from '../situation/asking/read'
import { headline } from '../situation/probe'
import type { BeliefView, StepView, VerdictView } from '../views'
import { answeredText, reviewOf } from './answered'
import { describeBelieved } from './believed'
import { closed } from './closing'
import { withReplies } from './deciding/replied'
import { flawsOf } from './flaws'
import { bears } from './held/bears'
import { drawn } from './steps'
import { cites, type Told } from './story'
import { askedOf, tellTrace } from './told'
import { writtenOf } from './written'

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

/** What an answer says, whole and in its parts: of a board each box by itself. */
export function saidBy(item: Item, value: Option['value']): readonly string[] {
  const whole = typeset(headline(item.probe, value, peopleIn(item, item.id)))
  return [whole, ...whole.split(/(?<=\.) /)]
}

/** What is shown once an answer is locked: the right answer, what was believed, and both traces step by step. */
export function describeVerdict(item: Item, { seed, answer, graded, explanation, belief }: VerdictParts): VerdictView {
  const people = peopleIn(item, seed)
  const key = item.options.find((o) => o.key === item.right)
  const chosen = chosenOption(item, answer)
  const { right, beliefs } = graded
  const steps = explanation ? told(item, people, explanation) : []
  return {
    right,
    headline: describeHeadline(item, { seed }),
    answered: answer === null ? '' : typeset(answeredText(item, answer, people)),
    rightKey: item.right,
    ...(chosen ? { chosenKey: chosen.key } : {}),
    ...reviewOf(item, answer, people),
    ...(!right && graded.credit > 0 ? { credit: graded.credit } : {}),
    ...flawsOf(item, chosen),
    rightOutcomeWrongReason:
      !right &&
      (chosen === undefined || flawOf(chosen.value) === undefined) &&
      chosen !== undefined &&
      key !== undefined &&
      sameOutcome(item.form, chosen.value, key.value),
    beliefs: right ? [] : beliefs.map(belief),
    ...writtenOf(item, answer, people),
    steps,
    believed:
      right || !explanation
        ? []
        : explanation.believed
            .filter(({ id, evaluation }) => bears(id, evaluation, explanation.evaluation))
            .map((one) => describeBelieved(item, people, steps, one, explanation)),
    rules: decisiveRules(item, steps),
  }
}

/** The steps in which something happens, without the answer as the last of them: what each says and the rules that acted in it. */
export const actingSteps = (
  item: Item,
  { seed, explanation }: { readonly seed: string; readonly explanation: Explanation },
): readonly (Pick<StepView, 'sentence' | 'rules' | 'decisive'> & Pick<Told, 'explains'>)[] =>
  acting(item, peopleIn(item, seed), explanation).map(({ sentence, rules, decisive, explains }) => ({
    sentence: typeset(sentence),
    rules,
    decisive,
    ...(explains ? { explains } : {}),
  }))

/** What is told of an item: what only explains decides also where it sets another reason right that is offered for the right answer. */
function acting(item: Item, people: People, { evaluation, relevance, foils }: Explanation): readonly Told[] {
  const reason = rightReason(item)
  const told = tellTrace(evaluation, people, relevance, {
    ...askedOf(item),
    claims: [...item.claims, ...reason],
    reason,
    foils,
    boxes: true,
  })
  const beside = offeredBeside(item)
  const decides = (step: Told): boolean =>
    step.decisive || (step.explains === true && beside.some((rule) => cites(step.rules, rule)))
  const why = told.map((step) => ({ ...step, decisive: decides(step) }))
  return withReplies(evaluation, why, decidedOtherwise(item.id))
}

/** The rules that those misread whose reason is offered for the right answer, and the reasons of others: what says so tells it from theirs. */
function offeredBeside({ form, options, right, template }: Item): readonly string[] {
  if (form !== 'yes-no' && form !== 'reply') return []
  const key = options.find((o) => o.key === right)
  return options.flatMap((o) => {
    if (!key || o.key === right) return []
    // Who has no belief supposes something that is not so, by which their reason would be right.
    if (form === 'yes-no' && o.beliefs.length === 0) return asVerdict(o.value).reason ?? []
    // At a table it is the replies that decide: what refutes a wrong reason for the right ruling may speak against that ruling.
    return sameOutcome(form, o.value, key.value) && !isCall(template)
      ? o.beliefs.flatMap((id) => misconceptions.get(id as MisconceptionId)?.rule ?? [])
      : []
  })
}

/** The steps of an item, with the answer as the last of them where the others do not say it. */
const told = (item: Item, people: People, explanation: Explanation): readonly StepView[] =>
  drawn(
    explanation.evaluation,
    people,
    closed(acting(item, people, explanation), explanation.evaluation, item.probe, people),
  )

/** The option that was chosen, where one was: answers of other forms are put together by who gives them. */
const chosenOption = (item: Item, answer: Answer | null): Option | undefined =>
  answer !== null && 'option' in answer ? item.options.find((o) => o.key === answer.option) : undefined

/** Rules that decide: those the question claims, then the first of each step that matters, in the order of the trace. */
function decisiveRules(item: Item, steps: readonly StepView[]): readonly string[] {
  const first = steps.filter((s) => s.decisive).flatMap((s) => s.rules.slice(0, 1))
  return [...new Set([...item.claims, ...first])].slice(0, 6)
}
