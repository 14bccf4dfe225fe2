import type { MisconceptionId, RuleId, Scenario } from '#lib/rules/index'
import type { Probe } from '../probe'
import type { Axes, Point } from '../template'
import type { About, IdleId, IdleKind } from './idle-kinds'

/**
 * A call at the table: what the players tell, and the facts that they leave out. Every value of every axis makes a scenario, so that the
 * evaluator finds which facts, if they were otherwise, would change the ruling. No prose: italian tells it; no answer: it is computed.
 */
export interface CallTemplate<T extends Axes = Axes, U extends Axes = Axes> {
  /** Kebab-case, for ever. */
  readonly id: string
  readonly version: number
  /** The rules that decide it: their pages and lessons offer the call. */
  readonly about: readonly RuleId[]
  /** What the players tell, and what the table shows. */
  readonly told: T
  /** What nobody tells until it is asked. */
  readonly untold: U
  /** What the story makes one take for granted of each. */
  readonly assumed: Point<U>
  /** Beliefs whose rulings are wrong options. */
  readonly beliefs: readonly MisconceptionId[]
  /** Whether a belief's reason makes sense at a point. */
  readonly fits?: (belief: MisconceptionId, p: Point<T & U>) => boolean
  /** Whether the reason of whoever supposes something else holds as it is, too: beside the right ruling that is no wrong one. */
  readonly holds?: (reason: RuleId, p: Point<T & U>) => boolean
  /** Where there are too few rulings: what somebody may suppose of a thing that takes another one to be otherwise as well. */
  readonly supposable?: readonly (keyof U & string)[]
  /** Rules that somebody may not know of, each with the reason of who does not. */
  readonly unknown?: readonly { readonly rule: RuleId; readonly reason: RuleId }[]
  /** The rule that is the right reason of a ruling at a point. */
  readonly because: (p: Point<T & U>, verdict: boolean) => RuleId
  /** Rules that the verdict explains beside the reason: what the ruling takes for granted. */
  readonly explains?: (p: Point<T & U>) => readonly RuleId[]
  /** Points that make no sense. */
  readonly valid?: (p: Point<T & U>) => boolean
  /** Of what is asked of any call in vain, what this one speaks of: an answer would tell something, or contradict. */
  readonly spoken?: readonly IdleId[]
  /** Of its own table, what no ruling looks at, whatever is true of what nobody tells: asked of it in vain. */
  readonly idle?: Readonly<Partial<Record<IdleKind, About>>>
  /** What a judge sees who comes to the table, and holds whatever is true. It is handed nothing that was not told; absent where to look would be to know. */
  readonly scene?: (p: Point<T>) => Scenario
  /** What really happened. */
  readonly scenario: (p: Point<T & U>) => Scenario
  /** Of yes or no. */
  readonly probe: (p: Point<T & U>) => Probe
}

/** Checks the types of a call where it is written, and forgets its axes afterwards. */
export const callTemplate = <const T extends Axes, const U extends Axes>(t: CallTemplate<T, U>): CallTemplate =>
  t as unknown as CallTemplate
