import { err, ok, type Result } from '#lib/base/result'
import { cards } from '#lib/cards/index'
import { evaluate, type Problem, parseScenario, type Scenario } from '#lib/rules/index'
import { peopleOf } from '../names/people-of'
import type { StepView } from '../views'
import { stepsOf } from './steps'

/** Why a scenario has no steps to tell: it is not one, or a choice in it is open, or no rule says how it goes on, or it grows too large. */
export type Unplayed =
  | { readonly type: 'problems'; readonly problems: readonly Problem[] }
  | { readonly type: 'undecided' }
  | { readonly type: 'stuck' }
  | { readonly type: 'exhausted' }

/** What happens in a scenario of any shape, step by step: what a lesson plays, on the server and in the browser alike. */
export function tellScenario(document: unknown): Result<readonly StepView[], Unplayed> {
  const parsed = parseScenario(document, cards)
  return parsed.ok ? told(parsed.value) : err({ type: 'problems', problems: parsed.error })
}

function told(scenario: Scenario): Result<readonly StepView[], Unplayed> {
  const e = evaluate(scenario, { trace: true })
  if (e.status !== 'complete') return err({ type: e.status })
  return ok(stepsOf(e, peopleOf(scenario)))
}
