import type { Json } from '#lib/base/json'
import type { MisconceptionId, RuleId, Scenario } from '#lib/rules/index'
import type { Form } from './form'
import type { Probe } from './probe'

/** `template.vVersion.point`: the point is the index on each axis, in base 36, joined by dashes. */
export type ItemId = string

/** Opaque: a hash of the value, the same for ever, saying nothing about being right. */
export type OptionKey = string

/** One whole answer: what the probe reads, or `{ verdict, reason }` for yes or no. */
export interface Option {
  readonly key: OptionKey
  readonly value: Json
  /** The beliefs that lead here; none for the right one, and for one that somebody wrote. */
  readonly beliefs: readonly MisconceptionId[]
  /** Of a wrong one that whoever wrote the question added: why it is wrong, in their words. No belief leads there. */
  readonly why?: string
}

/** What an answer is put together from, as it is shown: an option, a statement, a thing to put in its place, a choice of one box. */
export interface Piece {
  readonly key: OptionKey
  readonly value: Json
}

/** A statement, or a choice of a box: a value of one of the things that are asked. */
export interface Part {
  /** Place among the things that are asked, from 0. */
  readonly part: number
  readonly value: Json
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
  /** The right answer and one per distinct wrong one, in an order that says nothing (sorted by key): whole answers, for every form. */
  readonly options: readonly Option[]
  readonly right: OptionKey
  /** What an instructor says before it, as plain Markdown; only questions of their own have one. */
  readonly introduction?: string
}

/** What may be sent before the answer is locked. */
export interface PublicItem {
  readonly id: ItemId
  readonly edition: string
  readonly scenario: Scenario
  readonly probe: Probe
  readonly form: Form
  /** Keys and values only; empty for `number`. */
  readonly options: readonly Piece[]
  readonly introduction?: string
}

/** What a learner sends: the key of an option; a number; keys of statements; keys in order; a key or a number per box. */
export type Answer =
  | { readonly option: OptionKey }
  | { readonly number: number }
  | { readonly statements: readonly OptionKey[] }
  | { readonly order: readonly OptionKey[] }
  | { readonly parts: readonly (OptionKey | number)[] }

/** Why an item cannot be made. */
export type ItemError = 'malformed-id' | 'unknown-template' | 'old-version' | 'out-of-range' | 'not-sound'
