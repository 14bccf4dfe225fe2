import type { Result } from '#lib/base/result'
import type { VerdictView } from '#lib/italian/views'
import type { MarkView } from './marks'

/** What the interface asks of the actions beside the pages, as far as views do not say it. */

/** The restated text of rules, by number: what a chip opens. */
export type RuleTexts = Readonly<Record<string, { readonly title: string; readonly text: string }>>

/** A locked answer: the verdict, and the texts of the rules it cites. */
export interface Answered {
  /** `already-answered`: another answer was there before (in another tab, say), and this is its verdict. */
  readonly status?: 'accepted' | 'already-answered'
  readonly verdict: VerdictView
  readonly texts: RuleTexts
  /** How each question of the quiz stands with it; absent for a question on its own page. */
  readonly marks?: readonly MarkView[]
  readonly why?: WhyAsked | null
}

/** Why a practice asked a question, and by which rule. */
export interface WhyAsked {
  readonly rule: string
  readonly reason: 'due' | 'missed' | 'new' | 'weak'
}

/** Why something was not done: a code of the use cases. */
export type Failure = string

/**
 * Locks an answer. The form carries `quizId` and `position`, or `itemId`; `idempotencyKey`; and one of `key`, `number`,
 * `giveUp`. Sent again with the same key it answers the same.
 */
export type AnswerAction<T = Answered> = {
  // Written as a method: an action may say more in its reply than is read here, and is handed back only what it said.
  answer(before: AnswerReply<T> | null, form: FormData): Promise<AnswerReply<T>>
}['answer']
export type AnswerReply<T = Answered> = Result<T, Failure>

/** Starts a quiz and goes to it; the form may carry `rule`, `template` or `item` (repeatable), `length`. Returns only a failure. */
export type StartAction = (before: Failure | null, form: FormData) => Promise<Failure>

/** Why a form was sent back, with what was typed into it, by the names of the fields. */
export interface SentBack {
  readonly error: Failure
  readonly typed: Readonly<Record<string, string>>
}

/** Does one thing and goes where it leads. Returns only a failure; where something was typed, with that. */
export type TypedAction = (before: Failure | SentBack | null, form: FormData) => Promise<Failure | SentBack>

/** Signs in or up with `email` and `password` and goes to `next`. Returns only a failure. */
export type SignAction = (before: SignReply | null, form: FormData) => Promise<SignReply>
export interface SignReply {
  readonly error: Failure
  /** What was typed, to show it again. */
  readonly email: string
}

/** Asks a provider (`provider`) who somebody is, who comes back to `next`. Returns the address to go to, or a failure. */
export type ProviderAction = (before: ProviderReply | null, form: FormData) => Promise<ProviderReply>
export type ProviderReply = Result<{ readonly url: string }, Failure>

/** Does one thing with the fields of a form: done, or a failure, with the e-mail that was typed. */
export type FormAction = (before: FormReply | null, form: FormData) => Promise<FormReply>
export type FormReply =
  | { readonly done: true }
  | { readonly done: false; readonly error: Failure; readonly email: string }
