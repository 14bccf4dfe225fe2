import type { MisconceptionId, RuleId, Scenario } from '#lib/rules/index'
import type { Form } from './form'
import type { Probe } from './probe'

/** What varies from one item of a template to another: lists that only grow, since ids are made of their indices. */
export type Axes = Readonly<Record<string, readonly (string | number | boolean)[]>>

/** One value per axis. */
export type Point<A extends Axes> = { readonly [K in keyof A]: A[K][number] }

/** Makes a scenario from a point and asks something about it. No prose: italian says it; no answer: the evaluator computes it. */
export interface Template<A extends Axes = Axes> {
  /** Kebab-case, for ever. */
  readonly id: string
  readonly version: number
  /** Rules that decide the answer: each is measured to be decisive at the points that claim it. */
  readonly claims: readonly RuleId[]
  /** The claims of one point, where points differ; all of them otherwise. */
  readonly claimsAt?: (p: Point<A>) => readonly RuleId[]
  /** Numbers that no rule decides by itself and this shows at work: some rule that it claims is among those that decide each. */
  readonly shows?: readonly RuleId[]
  readonly axes: A
  /** Beliefs whose outcomes are the wrong options. */
  readonly beliefs: readonly MisconceptionId[]
  /** Whether a belief's reason makes sense at a point (for yes-no: «…porta il totale a 0» where it does). */
  readonly fits?: (belief: MisconceptionId, p: Point<A>) => boolean
  /** Where it differs from the natural form of the probe. */
  readonly form?: Form
  /** The template whose boards these are, asked about in another form. */
  readonly retells?: string
  /** Some choices are asked for only where a belief is right: by the rules there is nothing to choose. */
  readonly idle?: true
  /** For yes-no with a reason: the rule that is the right reason. */
  readonly because?: RuleId | ((p: Point<A>) => RuleId)
  /** Points that make no sense (a payment of more than everything…). */
  readonly valid?: (p: Point<A>) => boolean
  readonly scenario: (p: Point<A>) => Scenario
  readonly probe: (p: Point<A>) => Probe
}

/** Checks the types of a template where it is written, and forgets its axes afterwards. */
export const template = <const A extends Axes>(t: Template<A>): Template => t as unknown as Template
