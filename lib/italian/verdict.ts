import { canonical } from '#lib/base/json'
import type { Answer, Explanation, Item, Option } from '#lib/questions/index'
import type { Evaluation, Relevance, RuleId } from '#lib/rules/index'
import { tellTrace } from './event'
import { say, typeset, verbatim } from './grammar/index'
import { type People, peopleOf } from './people'
import { headline } from './probe'
import { optionText, verdictOf } from './question'
import { describeTable } from './table'
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
  const steps = stepsOf(explanation.evaluation, people, explanation.relevance)
  const other =
    explanation.believed && !right ? stepsOf(explanation.believed.evaluation, people, explanation.relevance) : undefined
  const shared = other ? sharedSteps(steps, other) : 0
  const forks = other !== undefined && (shared < steps.length || shared < other.length)
  return {
    right,
    headline: key ? typeset(headline(item.probe, verdictOf(key.value), people)) : '',
    answered: answer === null ? '' : typeset(answeredText(item, answer, chosen, people)),
    rightKey: item.right,
    ...(chosen ? { chosenKey: chosen.key } : {}),
    rightOutcomeWrongReason: !right && sameOutcome(chosen, key),
    beliefs: right ? [] : (chosen?.beliefs ?? []).map(belief),
    steps,
    ...(forks ? { believed: { shared, steps: other } } : {}),
    rules: decisiveRules(item, steps),
  }
}

function chosenOption(item: Item, answer: Answer | null): Option | undefined {
  if (answer === null) return undefined
  return item.options.find((o) => ('number' in answer ? o.value === answer.number : o.key === answer.option))
}

const sameOutcome = (a: Option | undefined, b: Option | undefined): boolean =>
  a !== undefined && b !== undefined && canonical(verdictOf(a.value)) === canonical(verdictOf(b.value))

function answeredText(item: Item, answer: Answer, chosen: Option | undefined, people: People): string {
  const text =
    'number' in answer
      ? `${answer.number}`.replace('-', '−')
      : chosen
        ? optionText(item.probe, chosen.value, people)
        : ''
  return say`Hai risposto «${verbatim(text.replace(/\.$/, ''))}».`
}

/** The steps of an evaluation, each with the table as it is then. */
export function stepsOf(e: Evaluation, people: People, relevance: ReadonlyMap<RuleId, Relevance>): readonly StepView[] {
  const frames = e.trace?.frames ?? []
  const at = (n: number) => {
    const state = frames[Math.min(Math.max(n, 0), frames.length - 1)] ?? e.outcome
    return { state, view: e.look(state) }
  }
  let before = at(0)
  return tellTrace(e, people, relevance).map((step, n) => {
    const now = at(step.batch)
    const table = describeTable(now.view, people, before)
    before = now
    return {
      n: n + 1,
      sentence: typeset(step.sentence),
      rules: step.rules,
      figure: step.figure,
      decisive: step.decisive,
      table,
    }
  })
}

/** How many steps two traces have in common, from the first. */
function sharedSteps(a: readonly StepView[], b: readonly StepView[]): number {
  const at = a.findIndex((step, n) => step.sentence !== b[n]?.sentence)
  return at < 0 ? a.length : at
}

/** Rules that decide: those the question claims, then those of the steps that matter, in the order of the trace. */
function decisiveRules(item: Item, steps: readonly StepView[]): readonly string[] {
  return [...new Set([...item.claims, ...steps.filter((s) => s.decisive).flatMap((s) => s.rules.slice(0, 1))])].slice(
    0,
    6,
  )
}
