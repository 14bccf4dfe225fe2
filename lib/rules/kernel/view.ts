import type { Action, ChoiceAnswer, ChoiceRequest } from './action'
import type { Characteristics, Lasting } from './card'
import type { GameEvent } from './events'
import type { ObjectId, PlayerId, RuleId } from './ids'
import type { Condition } from './language'
import type { LayerStep, Measure } from './measured'
import type { QueryMap } from './query'
import type { GameState } from './state'

/** A lasting effect at work now: floating, or of a static ability. */
export interface Active {
  readonly id: string
  readonly effect: Lasting
  readonly controller: PlayerId
  /** What choices call it, where the scenario gives it a name. */
  readonly name?: string
  readonly source?: ObjectId
  readonly left?: number
  readonly fixed?: readonly ObjectId[]
  /** "As long as": it is at work only while that is so. */
  readonly while?: Condition
  readonly timestamp: number
}

/** What a rule may look at: one state, through the rules. */
export interface View {
  readonly state: GameState
  /** Whether no continuous effect changes anything: everything is as printed, under the control of whoever it came to. */
  readonly plain: boolean
  /** The answer of the rules, or undefined when none answers. */
  ask<Q extends keyof QueryMap>(name: Q, args: QueryMap[Q]['args']): QueryMap[Q]['value'] | undefined
  /** Characteristics after the layers; for an object that has left, as it last was. */
  characteristics(id: ObjectId): Characteristics
  /** What has other abilities than are printed on it, and is not on the battlefield. */
  readonly abroad: readonly ObjectId[]
  /** What each continuous effect made of an object, in the order in which they applied: computed anew, for explanations. */
  layersOf(id: ObjectId): readonly LayerStep[]
  /** Characteristics after copy effects and no other: what copies copy (613.2a). */
  copies(id: ObjectId): Characteristics
  /** The state as an event would leave it: a permanent as it would be on the battlefield (614.12). */
  after(event: GameEvent): View
  /** Controller after control-changing effects. */
  controller(id: ObjectId): PlayerId
  /** Lasting effects at work. */
  lasting(): readonly Active[]
  /** Whether some rule forbids this event. */
  impossible(event: GameEvent): boolean
  /** Whether an action could be taken, as far as the rules that forbid it say. */
  permits(action: Action): boolean
  /** Does something whose answers are about no event: what might be done instead of what is done. */
  aside<T>(work: () => T): T
  /** So many things are looked at, one by one. */
  spend(steps: number): void
  /** What is left of a shield that is used up, less what the batch under way has used. */
  left(effect: Active): number
  /** By how much the batch under way has changed the life total of a player so far. */
  lifeChange(player: PlayerId): number
  /** The scenario's answer to a choice; without one the evaluation ends undecided. */
  choose(request: ChoiceRequest): ChoiceAnswer
  /** Whether the scenario answers a choice: worth knowing where chance, and no player, decides. */
  answers(request: ChoiceRequest, only?: ChoiceAnswer): boolean
  /** Notes what was counted or looked up for an amount. */
  measure(m: Measure): void
  /** Cites a rule that acted without being asked (a filter, a comparison). */
  cite(rule: RuleId): void
}
