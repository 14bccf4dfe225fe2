import type { Json } from '#lib/base/json'
import type { MisconceptionId, RuleId, Scenario } from '#lib/rules/index'
import type { Probe } from './probe'

/** `template.vVersion.point`: the point is the index on each axis, in base 36, joined by dashes. */
export type ItemId = string

/** How an answer is given. */
export type Form = 'choice' | 'number' | 'yes-no'

/** Opaque: a hash of the value, the same for ever, saying nothing about being right. */
export type OptionKey = string

export interface Option {
  readonly key: OptionKey
  /** What the probe reads: a number, a zone, or `{ verdict, reason }` for yes-no with a reason. */
  readonly value: Json
  /** The beliefs that lead here; empty for the right one. */
  readonly beliefs: readonly MisconceptionId[]
}

/** A question with its key. Never leaves the server. */
export interface Item {
  readonly id: ItemId
  readonly template: string
  readonly version: number
  readonly edition: string
  readonly claims: readonly RuleId[]
  readonly scenario: Scenario
  readonly probe: Probe
  readonly form: Form
  /** The right one and one per distinct wrong value, in an order that says nothing (sorted by key). For `number`, the values that a belief explains. */
  readonly options: readonly Option[]
  readonly right: OptionKey
}

/** What may be sent before the answer is locked. */
export interface PublicItem {
  readonly id: ItemId
  readonly edition: string
  readonly scenario: Scenario
  readonly probe: Probe
  readonly form: Form
  /** Keys and values only; empty for `number`. */
  readonly options: readonly { readonly key: OptionKey; readonly value: Json }[]
}

/** What a learner sends: the key of an option, or a number. */
export type Answer = { readonly option: OptionKey } | { readonly number: number }

/** Why an item cannot be made. */
export type ItemError = 'malformed-id' | 'unknown-template' | 'old-version' | 'out-of-range' | 'not-sound'
