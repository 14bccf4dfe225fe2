import { canonical, type Json } from '#lib/base/json'
import { peopleOf, tellTrace } from '#lib/italian/index'
import { type AskSpec, answer, type Evaluation, evaluate, parseScenario, type Scenario } from '#lib/rules/index'
import { type Fault, readDocument } from './document'
import type { Options } from './options'

/** A scenario that has been played. */
export interface Played {
  readonly scenario: Scenario
  readonly evaluation: Evaluation
  readonly answers: readonly Answered[]
  readonly told: readonly Step[]
}
export type Answered = AskSpec & { readonly answer: Json; readonly holds?: boolean }
export interface Step {
  readonly sentence: string
  readonly rules: readonly string[]
  readonly figure: string
}

/** What came of a document: exit code 0 when it was decided, 2 when it is not a scenario, 3 when something is open. */
export type Result =
  | { readonly exit: 0 | 3; readonly played: Played }
  | { readonly exit: 2; readonly faults: readonly Fault[] }

/** Reads, checks and plays one scenario. */
export function play(text: string, { rules }: Options, firstLine = 1): Result {
  const read = readDocument(text, firstLine)
  if (!read.ok) return { exit: 2, faults: read.error }
  const parsed = parseScenario(read.value.data)
  if (!parsed.ok) return { exit: 2, faults: read.value.locate(parsed.error) }
  const scenario = parsed.value
  const evaluation = evaluate(scenario, { rules, trace: true })
  const played: Played = {
    scenario,
    evaluation,
    answers: (scenario.ask ?? []).map((q) => answered(q, evaluation)),
    told: told(scenario, evaluation),
  }
  return { exit: evaluation.status === 'complete' ? 0 : 3, played }
}

function answered(q: AskSpec, e: Evaluation): Answered {
  const value = answer(q, e) ?? null
  return { ...q, answer: value, ...(q.is === undefined ? {} : { holds: canonical(q.is) === canonical(value) }) }
}

/** The trace in Italian; what has no words yet leaves it empty, and the data say it all the same. */
function told(scenario: Scenario, e: Evaluation): readonly Step[] {
  try {
    return tellTrace(e, peopleOf(scenario)).map(({ sentence, rules, figure }) => ({ sentence, rules, figure }))
  } catch {
    return []
  }
}
