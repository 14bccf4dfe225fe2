import type { RuleId } from '#lib/rules/index'

/** What is right, and the rule that is its reason. */
export interface RightRuling {
  readonly verdict: boolean
  readonly reason: RuleId
}

/** A value of an axis. */
export type Value = string | number | boolean

/** One thing that may be asked of the players. */
export interface Fact {
  /** The axis, or what it is of those things that never matter. */
  readonly id: string
  /** As it really is. */
  readonly value: Value
  /** What the story makes one take for granted. */
  readonly assumed?: Value
  /** With which other value another ruling would be right; absent where none would: the question cost time. */
  readonly turns?: { readonly value: Value; readonly ruling: RightRuling }
}
