import type { Value } from '#lib/questions/calls'
import type { PlayerId } from '#lib/rules/index'
import type { Noun, Phrase } from '../grammar/index'

/** What a story may speak of: nothing of what is told only when it is asked. */
export interface Tale {
  /** The value of something that is told. */
  readonly number: (axis: string) => number
  /** The same, where it is not a number: to choose words by. */
  readonly told: (axis: string) => Value | undefined
  /** What is called by the label that stands on an axis. */
  readonly thing: (axis: string) => Noun
  /** What the story names itself, by its label. */
  readonly named: (label: string) => Noun
  readonly player: (id: PlayerId) => Noun
}

/** A sentence of a player, without quotation marks. */
export interface Line {
  readonly by: PlayerId
  readonly says: Phrase
}

/** Words of a call: what the players tell on their own, and what they are asked and answer. */
export interface CallWords {
  readonly story: (t: Tale) => readonly Line[]
  /** What is to be decided, and a ruling on it, where what is asked of the true scenario would say more than the players have told. */
  readonly matter?: {
    readonly ask: (t: Tale) => Phrase
    readonly ruled: (t: Tale, verdict: boolean) => Phrase
  }
  /** By axis, every value. */
  readonly facts: Readonly<
    Record<string, { readonly ask: (t: Tale) => Phrase; readonly said: (t: Tale, value: Value) => Phrase }>
  >
}
