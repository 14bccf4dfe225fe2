import type { Json } from '#lib/base/json'
import { cards } from '#lib/cards/index'
import type { People } from '#lib/italian/index'
import {
  type AskSpec,
  answer,
  askedRules,
  type Evaluation,
  evaluate,
  isAsExpected,
  parseScenario,
  type RuleId,
  type Scenario,
} from '#lib/rules/index'
import { type Fault, readDocument } from './document'
import { type Explored, explored } from './explored'
import type { Options } from './options'
import { peopleOrNone, type Step, told } from './told'
import { type WhyNot, whyNot } from './why-not'

/** A scenario that has been played. */
export interface Played {
  readonly scenario: Scenario
  /** What sentences call everything; null where the scenario grows too large before it begins. */
  readonly people: People | null
  readonly evaluation: Evaluation
  readonly answers: readonly Answered[]
  /** Rules that answered what the document asks. */
  readonly asked: readonly RuleId[]
  readonly told: readonly Step[]
  readonly whyNot?: WhyNot
  readonly explored?: Explored
}
export type Answered = AskSpec & { readonly answer: Json; readonly holds?: boolean }
/** What came of a document: exit code 0 when it was decided, 2 when it is not a scenario, 3 when something is open, 4 when it grows too large. */
export type Result =
  | { readonly exit: 0 | 3 | 4; readonly played: Played }
  | { readonly exit: 2; readonly faults: readonly Fault[] }

const EXIT = { complete: 0, undecided: 3, stuck: 3, exhausted: 4 } as const

/** Reads, checks and plays one scenario. */
export function play(text: string, { rules, whyNot: action, explore: bound }: Options, firstLine = 1): Result {
  const read = readDocument(text, firstLine)
  if (!read.ok) return { exit: 2, faults: read.error }
  const parsed = parseScenario(read.value.data, cards)
  if (!parsed.ok) return { exit: 2, faults: read.value.locate(parsed.error) }
  const scenario = parsed.value
  const evaluation = evaluate(scenario, { rules, trace: true })
  const why = action === undefined ? undefined : whyNot(scenario, action, rules)
  if (why && !why.ok) return { exit: 2, faults: why.error }
  const people = peopleOrNone(scenario)
  let answers: readonly Answered[] = []
  const asked = askedRules(evaluation, (e) => {
    answers = (scenario.ask ?? []).map((q) => answered(q, e))
  })
  const played: Played = {
    scenario,
    people,
    evaluation,
    answers,
    asked,
    told: told(people, evaluation),
    ...(why ? { whyNot: why.value } : {}),
    ...(bound === undefined ? {} : { explored: explored(scenario, bound, rules) }),
  }
  return { exit: EXIT[evaluation.status], played }
}

function answered(q: AskSpec, e: Evaluation): Answered {
  const value = answer(q, e) ?? null
  const holds = isAsExpected(q, value)
  return { ...q, answer: value, ...(holds === undefined ? {} : { holds }) }
}
