import type { RuleId } from '#lib/rules/index'

/** What is right, and the rule that is its reason. */
export interface RightRuling {
  readonly verdict: boolean
  readonly reason: RuleId
}

/** A value of an axis. */
export type Value = string | number | boolean

/** What would be right with another value of something. */
export interface Turn {
  readonly value: Value
  readonly ruling: RightRuling
}

/** One thing that may be asked of the players. */
export interface Fact {
  /** The axis, or what it is of those things that never matter. */
  readonly id: string
  /** As it really is. */
  readonly value: Value
  /** What the story makes one take for granted. */
  readonly assumed?: Value
  /** With which other value another ruling of those to choose from would be right; absent where none would. */
  readonly turns?: Turn
  /** With what else that nobody told some value of this one would make another ruling right, or another reason: whoever may still think so asks with reason. */
  readonly matters?: readonly Readonly<Record<string, Value>>[]
}
