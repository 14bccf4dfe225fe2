import type { GameEvent } from './events'
import type { RuleId } from './ids'
import type { Measure } from './measured'
import type { ClauseKind, Violation } from './rule'
import type { GameState } from './state'

/** What became of an event on its way. */
export type Fate = 'happened' | 'impossible' | 'replaced'

/** One event, as it came and as it went: what explanations are made of. */
export interface Happening {
  readonly id: number
  /** Index of the scripted action it belongs to. */
  readonly action: number
  /** Events of one batch happen together; index of the frame after it. */
  readonly batch: number
  readonly event: GameEvent
  readonly fate: Fate
  /** Rules that gave the event, the one that acted first. */
  readonly rules: readonly RuleId[]
  /** Rules that forbade or replaced it. */
  readonly by: readonly RuleId[]
  readonly parent?: number
  /** The effect that replaced it, as lasting effects are called. */
  readonly through?: string
  /** What was counted or looked up for its amount. */
  readonly measured?: readonly Measure[]
}

/** A rule answered. The kernel writes these; rules cannot forget to cite. */
export interface TraceEntry {
  readonly rule: RuleId
  readonly kind: ClauseKind
  readonly action: number
  readonly on?: number
  readonly gave: readonly string[] | Violation | string
}

/** Writes a trace; `frames[i]` is the state after batch i, even one in which nothing came about; `frames[0]` the one the script began with. */
export interface Recorder {
  readonly entries: TraceEntry[]
  readonly happenings: Happening[]
  readonly frames: GameState[]
  /** Actions that turned out to be illegal, by their index, with the state in which they did: what had been announced and not yet paid. */
  readonly refused: Map<number, GameState>
  /** Rules that answered since the last `drain`. */
  answered: RuleId[]
  /** What was measured since the last event with an amount was written. */
  measured: Measure[]
  action: number
  /** Whether the script has been played: what is looked at from then on belongs to whoever asks, and is no part of it. */
  closed: boolean
  /** Rules that answer whoever asks once the script has been played, where that is listened to. */
  asked: Set<RuleId> | null
}

/** How much is written. */
export interface Written {
  readonly happenings: number
  readonly frames: number
  readonly entries: number
}

export const recorder = (): Recorder => ({
  entries: [],
  happenings: [],
  frames: [],
  refused: new Map(),
  answered: [],
  measured: [],
  action: -1,
  closed: false,
  asked: null,
})

/** What had been written when the evaluation was somewhere. */
export const upTo = (t: Recorder, to: Written): Recorder => ({
  entries: t.entries.slice(0, to.entries),
  happenings: t.happenings.slice(0, to.happenings),
  frames: t.frames.slice(0, to.frames),
  refused: new Map(t.refused),
  answered: [],
  measured: [],
  action: t.action,
  closed: false,
  asked: null,
})
