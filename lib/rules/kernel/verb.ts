import type { Action, ChoiceAnswer, ChoiceRequest } from './action'
import type { Ability, Cost } from './card'
import type { Effect, EffectOf, Verb } from './effect'
import type { GameEvent } from './events'
import type { ObjectId, PlayerId, TargetId } from './ids'
import type { Violation } from './rule'
import type { Bound } from './state'
import type { View } from './view'
import type { Color } from './words'

/** Who carries out an instruction, and what it may refer to. */
export interface Context {
  readonly controller: PlayerId
  readonly source?: ObjectId
  readonly targets: readonly TargetId[]
  readonly event?: GameEvent
  readonly memory?: Memory
  /** The ability that says it. */
  readonly ability?: Ability
  /** When the ability that says it was put on the stack. */
  readonly since?: number
  /** The value of X, and the optional costs that were paid. */
  readonly x?: number
  readonly paid?: readonly string[]
  /** What each target gets of what is divided. */
  readonly division?: readonly number[]
  /** It is a mana ability that resolves. */
  readonly manaAbility?: true
  /** The colour that has been chosen. */
  readonly color?: Color
}

/** What the instructions of one spell or ability have chosen and done so far; it grows while they are carried out. */
export interface Memory {
  readonly chosen: TargetId[]
  readonly done: GameEvent[]
}
export const remembering = (bound?: Bound): Memory => ({
  chosen: [...(bound?.chosen ?? [])],
  done: [...(bound?.done ?? [])],
})

/** How targets are chosen anew: who chooses, for whom they have to be legal, and whether all of them have to become others. */
export interface Anew {
  readonly chooser: PlayerId
  readonly as: PlayerId
  readonly change?: boolean
}

/** What an instruction may do with the evaluation that runs it, where one batch of events is not enough. */
export interface Runner {
  readonly view: () => View
  /** Performs events together, and says what happened. */
  readonly together: (events: readonly GameEvent[]) => readonly GameEvent[]
  readonly run: (effect: Effect, context: Context) => void
  /** The events an instruction would be, without performing them: for those that happen together. */
  readonly eventsOf: (effect: Effect, context: Context) => readonly GameEvent[]
  /** Whether a player could pay something, and the payment. */
  readonly payable: (player: PlayerId, costs: readonly Cost[], context: Context) => boolean
  readonly pay: (player: PlayerId, costs: readonly Cost[], context: Context) => void
  /** Targets chosen anew for a spell or ability on the stack. */
  readonly newTargets: (object: ObjectId, how: Anew) => readonly TargetId[]
  /** Takes an action in the middle of what happens; what forbids it comes back, and then it has not been taken. */
  readonly take: (action: Action) => readonly Violation[]
  /** The scenario's answer to a choice. */
  readonly choose: (request: ChoiceRequest) => ChoiceAnswer
}

/** A verb either names the events of one batch, or runs other instructions. */
export type VerbImpl<V extends Verb> = { readonly verb: V } & (
  | { readonly events: (v: View, op: EffectOf<V>, c: Context) => readonly GameEvent[] }
  | { readonly run: (runner: Runner, op: EffectOf<V>, c: Context) => void }
)

/** An instruction that is one batch of events, all read from the state before. */
export const verb = <V extends Verb>(
  name: V,
  events: (v: View, op: EffectOf<V>, c: Context) => readonly GameEvent[],
): VerbImpl<V> => ({ verb: name, events })

/** An instruction made of others. */
export const compound = <V extends Verb>(
  name: V,
  run: (r: Runner, op: EffectOf<V>, c: Context) => void,
): VerbImpl<V> => ({ verb: name, run })
