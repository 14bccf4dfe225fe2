import type { Triggered } from '../kernel/card'
import type { GameEvent } from '../kernel/events'
import type { ObjectId, PlayerId, RuleId } from '../kernel/ids'
import type { Keyword } from '../kernel/keyword'
import type { Condition, EventPattern, Filter, Watched } from '../kernel/language'
import type { LossReason } from '../kernel/state'
import type { Active } from '../kernel/view'
import type { CardType } from '../kernel/words'

/** What did not happen: an ability did not trigger, an effect or a keyword did not act, an effect did not change a permanent, a permanent did not die, a player did not lose. */
export type Missed =
  | {
      readonly type: 'trigger'
      readonly source: ObjectId
      readonly ability: Triggered
      readonly keyword?: Keyword
      /** The effect that it has waited since, of a delayed one. */
      readonly delayed?: string
    }
  | { readonly type: 'effect'; readonly effect: Active }
  | { readonly type: 'keyword'; readonly object: ObjectId; readonly keyword: Keyword }
  | { readonly type: 'affects'; readonly effect: Active; readonly object: ObjectId }
  | { readonly type: 'dies'; readonly object: ObjectId }
  | { readonly type: 'loses'; readonly player: PlayerId; readonly reason: LossReason }

/** The one thing that kept it: what was asked for, and what there was instead. */
export type Kept =
  /** The event amounts to nothing, and is none. */
  | { readonly by: 'nothing' }
  /** A rule forbade the event. */
  | { readonly by: 'impossible' }
  /** Something else happened in place of the event. */
  | { readonly by: 'replaced' }
  /** It was an event of another kind than the one that is waited for. */
  | { readonly by: 'kind'; readonly asked: Watched }
  /** A word of the pattern: whose event it is, combat damage or other damage, from where to where. */
  | { readonly by: 'part'; readonly part: keyof EventPattern; readonly asked: EventPattern }
  /** One quality of the object, or of the source, that the pattern speaks of. */
  | { readonly by: 'quality'; readonly of: Described; readonly quality: keyof Filter; readonly asked: Filter }
  /** A condition was false: of a number, what it was and what was asked. */
  | { readonly by: 'condition'; readonly is: Condition; readonly number?: number }
  /** The source of the ability had left by then. */
  | { readonly by: 'gone' }
  /** Counters that the object had. */
  | { readonly by: 'counters'; readonly counter: string; readonly number: number }
  /** Nobody is there any more to whom the damage could be dealt instead. */
  | { readonly by: 'nobody' }
  /** The effect began only after the event. */
  | { readonly by: 'late' }
  /** A number has not come to where it would have happened. */
  | { readonly by: 'number'; readonly has: number; readonly needs: number }
  /** It would have had to be of a type, and is of others. */
  | { readonly by: 'type'; readonly asked: CardType; readonly types: readonly CardType[] }
  /** Nobody tried to draw from the empty library. */
  | { readonly by: 'undrawn' }

/** Words of a pattern that describe an object. */
export type Described = 'object' | 'source' | 'against'

/** Something that did not happen though it came near: one change away, and which. */
export interface NearMiss {
  readonly missed: Missed
  readonly kept: Kept
  /** The rules that decide it, the nearest first. */
  readonly rules: readonly RuleId[]
  readonly action: number
  /** The frame of the trace after which it would have happened. */
  readonly batch: number
  /** The event that came near, where one did, by the number of its happening. */
  readonly on?: { readonly id: number; readonly event: GameEvent }
}
