import { invariant } from '#lib/base/invariant'
import type { Action, Choice, ChoiceAnswer, ChoiceRequest, Decision } from './action'
import type { Limits } from './budget'
import { Engine, type Mark } from './engine'
import type { GameEvent } from './events'
import { nested, take } from './flow'
import type { RuleId } from './ids'
import type { Compiled } from './registry'
import type { Violation } from './rule'
import { seenAnew } from './shown'
import { Halt, type Limited } from './signal'
import type { GameState } from './state'
import { type Recorder, upTo } from './trace'
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
  /** A state after some of the events that came together with others. */
  readonly after: (state: GameState, events: readonly GameEvent[]) => GameState
  /** Where the evaluation was before each action. */
  readonly marks: readonly Mark[]
  /** What it might still have used. */
  readonly left: Limits
} & (
  | { readonly status: 'complete' }
  /** `illegal`: the scenario does answer, but with something that the player may not choose. */
  | { readonly status: 'undecided'; readonly choice: ChoiceRequest; readonly illegal?: ChoiceAnswer }
  | { readonly status: 'stuck'; readonly reason: string }
  /** It came to too much of something, in an action of the script, or (−1) before the first. */
  | { readonly status: 'exhausted'; readonly of: Limited; readonly action: number }
)

/** An action of a script, made from the state of its moment: labels become objects only then. */
export type Step = (v: View) => Action

/** Runs a script from a state under a ruleset. Pure: same input, same output, input untouched. */
export const runScript = (
  start: GameState,
  script: readonly Step[],
  choices: readonly Choice[],
  rules: Compiled,
  trace: Recorder | null,
  limits?: Limits,
): Run => play(new Engine(start, rules, choices, trace, limits), script, start, [], [], [])

/**
 * Runs the rest of a script under other rules, from before one of its actions: what they make of it is what they make of the whole
 * where they say the same as the rules of the run until then; `consulted` is of the rest. `at`: less than the number of its marks.
 */
export function resumeScript(run: Run, at: number, script: readonly Step[], rules: Compiled, traced: boolean): Run {
  const { [at]: mark } = run.marks
  invariant(mark, `a run has no action ${at}`)
  const g = new Engine(mark.state, rules, mark.unused, traced && run.trace ? upTo(run.trace, mark) : null, mark.left)
  g.chosen = mark.chosen
  const { start, reports, states, marks } = run
  return play(g, script, start, reports.slice(0, at), states.slice(0, at), marks.slice(0, at))
}

/** Takes what is left of a script, after so many reports. */
function play(
  g: Engine,
  script: readonly Step[],
  first: GameState,
  reports: Report[],
  states: GameState[],
  marks: Mark[],
): Run {
  let start = first
  g.take = (action) => nested(g, action)
  const end = (): Omit<Run, 'status'> => {
    if (g.trace) g.trace.closed = true
    return ended()
  }
  const ended = (): Omit<Run, 'status'> => ({
    start,
    outcome: g.state,
    reports,
    states,
    marks,
    chosen: g.chosen,
    unused: g.unused,
    trace: g.trace,
    consulted: [...g.consulted],
    look: (s) => g.look(s),
    after: (s, events) => g.after(s, events),
    left: g.budget.left,
  })
  try {
    if (!reports.length) {
      g.budget.spend('objects', Object.keys(g.state.objects).length)
      g.together(seenAnew(g.view()))
      start = g.state
    }
    for (let n = reports.length; n < script.length; n++) {
      marks.push(g.mark())
      g.action = n
      if (g.trace) g.trace.action = n
      if (g.state.over) reports.push({ type: 'skipped' })
      else {
        const violations = take(g, (script[n] as Step)(g.view()))
        reports.push(violations.length ? { type: 'refused', violations } : { type: 'done' })
      }
      states.push(g.state)
    }
    return { status: 'complete', ...end() }
  } catch (halt) {
    if (!(halt instanceof Halt)) throw halt
    const { why } = halt
    return why.status === 'exhausted' ? { ...end(), ...why, action: g.action } : { ...end(), ...why }
  }
}
