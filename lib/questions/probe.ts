import type { Json } from '#lib/base/json'
import { answer, type Evaluation, type PlayerId, type RuleId } from '#lib/rules/index'

/** What a question of the site asks of an outcome: of the language of questions, what can be said in Italian. Each fixes the form of its answer. */
export type Probe =
  /** A number: the life total, or the poison counters, that a player ends with. */
  | { readonly ask: 'life'; readonly player: PlayerId }
  | { readonly ask: 'poison'; readonly player: PlayerId }
  /** A choice: the life totals of all players, in turn order. */
  | { readonly ask: 'totals' }
  /** A choice: the life total of a player and whether they have lost. */
  | { readonly ask: 'outcome'; readonly player: PlayerId }
  /** Yes or no: has the player lost? */
  | { readonly ask: 'lost'; readonly player: PlayerId }
  /** A choice: where the card of that label is, or `gone`. */
  | { readonly ask: 'zone'; readonly object: string }
  /** A choice: which of these creatures are still on the battlefield. */
  | { readonly ask: 'survivors'; readonly objects: readonly string[] }
  /** Yes or no: may the action of that index in the script be taken? */
  | { readonly ask: 'legal'; readonly action: number }
  /** A number: how often an ability of the object of that label triggered. */
  | { readonly ask: 'triggers'; readonly object: string }
  /** A number: damage marked on a creature. */
  | { readonly ask: 'marked'; readonly object: string }
  /** A choice: power and toughness, such as `2/2`. */
  | { readonly ask: 'pt'; readonly object: string }
  /** A number: the power of a creature. */
  | { readonly ask: 'power'; readonly object: string }
  /** Yes or no: is the permanent of that label still on the battlefield? */
  | { readonly ask: 'survives'; readonly object: string }
  /** A number: cards in a player's hand. */
  | { readonly ask: 'hand'; readonly player: PlayerId }

/** How the answers of each probe are given when the template does not say. */
export const NATURAL_FORM = {
  life: 'number',
  poison: 'number',
  totals: 'choice',
  outcome: 'choice',
  lost: 'yes-no',
  zone: 'choice',
  survivors: 'choice',
  legal: 'yes-no',
  triggers: 'number',
  marked: 'number',
  pt: 'choice',
  power: 'number',
  survives: 'yes-no',
  hand: 'number',
} as const satisfies Record<Probe['ask'], 'choice' | 'number' | 'yes-no'>

/** The answer of an evaluation to a probe; undefined where it has none (the object or player is unknown). */
export const readProbe = (probe: Probe, e: Evaluation): Json | undefined => answer(probe, e)

/** Whether a probe can only be read from a traced evaluation. */
export const needsTrace = (probe: Probe): boolean => probe.ask === 'triggers'

/** An answer with the reason that goes with it: the rule that decides, or a belief. */
export interface Reasoned {
  readonly verdict: boolean
  readonly reason: RuleId | string
}
