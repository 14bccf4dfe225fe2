import type { Action, Choice, ChoiceAnswer, ChoiceRequest, Decision } from './action'
import { Engine } from './engine'
import { nested, take } from './flow'
import type { RuleId } from './ids'
import type { Compiled } from './registry'
import type { Violation } from './rule'
import { seenAnew } from './shown'
import { Halt } from './signal'
import type { GameState } from './state'
import type { Recorder } from './trace'
import type { View } from './view'

/** What became of one scripted action. `skipped`: the game was over. */
export type Report =
  | { readonly type: 'done' }
  | { readonly type: 'refused'; readonly violations: readonly Violation[] }
  | { readonly type: 'skipped' }

/** What a script came to. A refused action is rewound and the script goes on. */
export type Run = {
  /** The state as the first action is taken. */
  readonly start: GameState
  readonly outcome: GameState
  readonly reports: readonly Report[]
  /** The state after each action that has a report. */
  readonly states: readonly GameState[]
  /** The decisions that players took, in their order. */
  readonly chosen: readonly Decision[]
  /** Scripted answers that nothing asked for. */
  readonly unused: readonly Choice[]
  readonly trace: Recorder | null
  /** Legality rules that were asked and let an action through. */
  readonly consulted: readonly RuleId[]
  readonly look: (state: GameState) => View
} & (
  | { readonly status: 'complete' }
  /** `illegal`: the scenario does answer, but with something that the player may not choose. */
  | { readonly status: 'undecided'; readonly choice: ChoiceRequest; readonly illegal?: ChoiceAnswer }
  | { readonly status: 'stuck'; readonly reason: string }
)

/** An action of a script, made from the state of its moment: labels become objects only then. */
export type Step = (v: View) => Action

/** Runs a script from a state under a ruleset. Pure: same input, same output, input untouched. */
export function runScript(
  given: GameState,
  script: readonly Step[],
  choices: readonly Choice[],
  rules: Compiled,
  trace: Recorder | null,
): Run {
  const g = new Engine(given, rules, choices, trace)
  g.take = (action) => nested(g, action)
  const reports: Report[] = []
  const states: GameState[] = []
  let start = given
  const end = (): Omit<Run, 'status'> => ({
    start,
    outcome: g.state,
    reports,
    states,
    chosen: g.chosen,
    unused: g.unused,
    trace: g.trace,
    consulted: [...g.consulted],
    look: (s) => g.look(s),
  })
  try {
    g.together(seenAnew(g.view()))
    start = g.state
    for (const [n, step] of script.entries()) {
      g.action = n
      if (g.trace) g.trace.action = n
      if (g.state.over) {
        reports.push({ type: 'skipped' })
        states.push(g.state)
        continue
      }
      const violations = take(g, step(g.view()))
      reports.push(violations.length ? { type: 'refused', violations } : { type: 'done' })
      states.push(g.state)
    }
    return { status: 'complete', ...end() }
  } catch (halt) {
    if (!(halt instanceof Halt)) throw halt
    const { why } = halt
    if (why.type === 'stuck') return { status: 'stuck', reason: why.reason, ...end() }
    const { choice, illegal } = why
    return { status: 'undecided', choice, ...(illegal === undefined ? {} : { illegal }), ...end() }
  }
}
