import type { ActionOf, ActionType, Choice } from './action'
import type { Answers } from './choose'
import type { GameEvent, Proposed } from './events'
import type { RuleId } from './ids'
import type { QueryMap } from './query'
import type { Compiled } from './registry'
import type { ClauseKind, Violation } from './rule'
import type { GameState } from './state'
import type { View } from './view'

/** A game under way, for those who carry on some part of it: the engine knows them, and they need not know it. */
export interface Game extends Answers {
  state: GameState
  /** The state in which state-based actions were last checked, and none was found. */
  checked: GameState | null
  readonly rules: Compiled
  /** Scripted answers that nothing has asked for yet. */
  readonly unused: readonly Choice[]
  view(): View
  /** Asks a question without whose answer the game cannot go on. */
  need<Q extends keyof QueryMap>(name: Q, args: QueryMap[Q]['args']): QueryMap[Q]['value']
  /** Whether an action may be taken, and every rule that forbids it. */
  permits<T extends ActionType>(action: ActionOf<T>): boolean
  violations<T extends ActionType>(action: ActionOf<T>): readonly Violation[]
  /** Performs events as one batch. */
  together(events: readonly GameEvent[], rules?: readonly RuleId[]): readonly GameEvent[]
  commit(proposed: readonly Proposed[]): readonly GameEvent[]
  cite(rule: RuleId, kind: ClauseKind, gave: string): void
  /** Rules that answered questions since the last call. */
  drain(): readonly RuleId[]
  /** A rule, and those that answered its questions. */
  because(rule: RuleId): readonly RuleId[]
}
