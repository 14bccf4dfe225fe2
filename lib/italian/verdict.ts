import { canonical, type Json } from '#lib/base/json'
import type { Answer, Explanation, Item, Option } from '#lib/questions/index'
import type { Evaluation, Relevance, RuleId } from '#lib/rules/index'
import { asVerdict } from './asking/read'
import { closing } from './closing'
import { tellTrace } from './event'
import { figure, say, typeset, verbatim } from './grammar/index'
import { type People, peopleOf } from './people'
import { headline, sayValue } from './probe'
import { drawn } from './steps'
import type { BeliefView, StepView, VerdictView } from './views'

/** What a verdict is made of. */
export interface VerdictParts {
  /** The same seed as the question's: names and options agree. */
  readonly seed: string
  /** Null when the answer was asked for without giving one. */
  readonly answer: Answer | null
  readonly explanation: Explanation
  /** The paragraph of a belief. */
  readonly belief: (id: string) => BeliefView
}

/** What is shown once an answer is locked: the right answer, what was believed, and both traces step by step. */
export function describeVerdict(item: Item, { seed, answer, explanation, belief }: VerdictParts): VerdictView {
  const people = peopleOf(item.scenario, seed)
  const key = item.options.find((o) => o.key === item.right)
  const chosen = chosenOption(item, answer)
  const right = chosen !== undefined && chosen.key === item.right
  const { evaluation, relevance, believed } = explanation
  const steps = told(item, people, evaluation, relevance, item.claims)
  // Where several beliefs lead to one answer, nobody knows which of them was held: no trace is «as you thought it».
  const one = !right && chosen?.beliefs.length === 1 ? believed : undefined
  const other = one && told(item, people, one.evaluation, relevance, [])
  const shared = other ? sharedSteps(steps, other) : 0
  const forks = other !== undefined && (shared < steps.length || shared < other.length)
  return {
    right,
    headline: key ? typeset(headline(item.probe, key.value, people)) : '',
    answered: answer === null ? '' : typeset(answeredText(item, answer, chosen, people)),
    rightKey: item.right,
    ...(chosen ? { chosenKey: chosen.key } : {}),
    rightOutcomeWrongReason: !right && sameOutcome(item, chosen, key),
    beliefs: right ? [] : (chosen?.beliefs ?? []).map(belief),
    steps,
    ...(forks ? { believed: { shared, steps: other } } : {}),
    rules: decisiveRules(item, steps),
  }
}

/** The steps of one evaluation of an item, with the answer as the last of them where the others do not say it. */
function told(
  { probe }: Item,
  people: People,
  e: Evaluation,
  relevance: ReadonlyMap<RuleId, Relevance>,
  claims: readonly string[],
): readonly StepView[] {
  const trace = tellTrace(e, people, relevance, probe.ask === 'legal' ? probe.action : undefined)
  const last = closing(trace, e, probe, people, claims)
  return drawn(e, people, last ? [...trace, last] : trace)
}

/** Of a number, the option with that value: a number that no belief explains has none. */
function chosenOption(item: Item, answer: Answer | null): Option | undefined {
  if (answer === null) return undefined
  return item.options.find((o) => ('number' in answer ? o.value === answer.number : o.key === answer.option))
}

const outcomeOf = (item: Item, value: Json): Json => (item.form === 'yes-no' ? asVerdict(value).verdict : value)

const sameOutcome = (item: Item, a: Option | undefined, b: Option | undefined): boolean =>
  a !== undefined && b !== undefined && canonical(outcomeOf(item, a.value)) === canonical(outcomeOf(item, b.value))

function answeredText(item: Item, answer: Answer, chosen: Option | undefined, people: People): string {
  if ('number' in answer) return say`hai risposto «${figure(answer.number)}».`
  const text = chosen ? sayValue(item.probe, chosen.value, people) : ''
  return text.endsWith('.') ? say`hai risposto «${verbatim(text)}»` : say`hai risposto «${verbatim(text)}».`
}

/** How many steps two traces have in common, from the first. */
function sharedSteps(a: readonly StepView[], b: readonly StepView[]): number {
  const at = a.findIndex((step, n) => step.sentence !== b[n]?.sentence)
  return at < 0 ? a.length : at
}

/** Rules that decide: those the question claims, then the first of each step that matters, in the order of the trace. */
function decisiveRules(item: Item, steps: readonly StepView[]): readonly string[] {
  const first = steps.filter((s) => s.decisive).flatMap((s) => s.rules.slice(0, 1))
  return [...new Set([...item.claims, ...first])].slice(0, 6)
}
