import 'server-only'
import type { Result } from '#lib/base/result'
import type { AwayView, BeliefView, QuestionView, VerdictView } from '#lib/italian/views'
import type { AnotherWish } from '#lib/questions/another'
import type { VariantWish } from '#lib/questions/bank'
import type { Call, CallsWish } from '#lib/questions/calls'
import type { Instead } from '#lib/questions/instead'
import type { Answer, Item, ItemError, PublicItem } from '#lib/questions/item'
import type { Level } from '#lib/questions/level'
import type { Candidate, Practicable, Prerequisites, Stock } from '#lib/study/index'
import type { Drawing, Offer, Variants } from './work/tasks'

/** What the use cases need of questions, Italian and content; the only place where they meet. */
export interface Bank {
  /** Date of the rules in force, as `2026-09-25`. */
  readonly edition: string
  /** Names all that the bank makes: another template, version or edition gives another. */
  readonly version: string
  /** Every rule that some question exercises, in rule order. */
  readonly rules: () => readonly string[]
  /** About `n` items to choose from, repeatable for a seed: about these rules or of this template, or anything. */
  readonly candidates: (seed: string, wish: BankWish, n?: number) => readonly Omit<Candidate, 'seen'>[]
  /** What is better known before what, by section or rule. */
  readonly prerequisites: () => Prerequisites
  /** Every template with the form of its questions, the rules that they exercise, what they tempt with, and what exams are planned by. */
  readonly templates: () => readonly (Omit<Practicable & Stock, 'difficulty'> & {
    readonly beliefs: readonly string[]
  })[]
  /** The same for each of several draws, whole and weighed, by a thread of its own: `who` waits for their turn. */
  readonly draw: (draws: readonly Drawing[], who: string) => Promise<readonly (readonly Offer[])[]>
  /** Something for each that is looked for, or nothing; by a thread of its own. */
  readonly variants: (wish: Variants, who: string) => Promise<readonly (Offer | null)[]>
  /** Calls at the table, fewer where there are no more; by a thread of its own. */
  readonly calls: (wish: CallsWish, who: string) => Promise<readonly Call[]>
  /** The items of some ids, those left out that cannot be made; by a thread of its own. */
  readonly items: (ids: readonly string[], who: string) => Promise<readonly Item[]>
  /** An item of a template other than those to leave out, repeatable for a seed; undefined where there is none. */
  readonly variant: (template: string, seed: string, wish: VariantWish) => string | undefined
  /** Another question on the point of an item, repeatable for a seed; undefined where there is none. */
  readonly another: (item: Item, seed: string, wish: AnotherWish) => string | undefined
  /** A question whose votes may be compared with those on an item, repeatable for a seed; undefined where there is none. */
  readonly twin: (item: Item, seed: string, wish: AnotherWish) => string | undefined
  /** By what two items of one template are told apart, whatever the names of things. */
  readonly kindOf: (item: Item) => { readonly answer: string; readonly board: string }
  /** The templates that ask about the point of an item, its own first. */
  readonly onSamePoint: (item: Item) => readonly string[]
  /** What an exam may be about: the chapters on which there are questions, with their rules. */
  readonly areas: () => readonly Area[]
  /** How hard a question probably is, in logits. */
  readonly estimate: (item: PublicItem) => number
  /** How hard the questions of a template probably are before anybody has answered one, in logits. */
  readonly difficulty: (template: string) => number
  /** The level of a template whose questions are harder, in logits, than was thought; undefined where it is no more. */
  readonly level: (template: string, harder: number) => Level | undefined
  readonly instantiate: (id: string) => Result<Item, ItemError>
  /** Why there is no item of that id, and one to offer in its place; undefined where there is one. */
  readonly insteadOf: (id: string) => Instead | undefined
  readonly toPublic: (item: Item) => PublicItem
  /** The seed decides the order of the options and the players' names, here and in the verdict. */
  readonly question: (item: PublicItem, seed: string) => QuestionView
  /** The cards that a question tells of and that lie nowhere on its table. */
  readonly away: (item: PublicItem, seed: string) => readonly AwayView[]
  /** Only what it asks, in one sentence. */
  readonly ask: (item: PublicItem, seed: string) => string
  /** Without an answer: what the rules say. */
  readonly verdict: (item: Item, answer: Answer | null, seed: string) => VerdictView
  /** The same for several, by a thread of its own; of what is too much to be explained no more than what is right. */
  readonly tell: (asked: readonly Asked[], who: string) => Promise<readonly VerdictView[]>
  /** What the right answer is, in a sentence. */
  readonly headline: (item: Item, seed: string) => string
  readonly belief: (id: string) => BeliefView
  /** The place in the course of the lesson that corrects a belief, from 0; infinite where none does. */
  readonly correctedAt: (belief: string) => number
  /** The rule that a belief misreads; undefined for a belief that is no more. */
  readonly ruleOf: (belief: string) => string | undefined
  /** The beliefs that misread a rule, in the order of its room. */
  readonly beliefsOf: (rule: string) => readonly string[]
  /** Our own words for rules, by number; a number without a text is left out. */
  readonly texts: (rules: readonly string[]) => RuleTexts
}

/** An item that was asked with a seed, and its answer. */
export interface Asked {
  readonly item: Item
  readonly answer: Answer | null
  readonly seed: string
}

/** A lesson as a part of an exam. */
export interface Area {
  readonly slug: string
  readonly title: string
  readonly rules: readonly string[]
}

/** The restated text of rules, by number. */
export type RuleTexts = Readonly<Record<string, { readonly title: string; readonly text: string }>>

export interface BankWish {
  readonly rules?: readonly string[] | undefined
  readonly template?: string | undefined
  readonly level?: Level | undefined
  /** What answers say of the level of templates. */
  readonly levels?: Readonly<Record<string, Level>> | undefined
  readonly without?: readonly string[] | undefined
}
