import type { Progress } from '../progress'

/** Why something is asked: about to be forgotten, answered wrong, never met, met and not solid yet. */
export const REASONS = ['due', 'missed', 'new', 'weak'] as const
export type Reason = (typeof REASONS)[number]

/** A template that may be asked, with the form of its questions, the rules that it exercises and how hard it is, in logits. */
export interface Practicable {
  readonly id: string
  readonly form: string
  readonly claims: readonly string[]
  readonly difficulty: number
}

/** One question to ask: about a rule, from one of these templates, the best first; `belief` is one to overcome. */
export interface Choice {
  readonly rule: string
  readonly reason: Reason
  readonly templates: readonly string[]
  readonly belief?: string | undefined
}

/** What the choice depends on, and nothing else. */
export interface Practice {
  readonly progress: Progress
  readonly templates: readonly Practicable[]
  /** Whether a rule never met may be asked about: see `openFor`. */
  readonly isOpen: (rule: string) => boolean
  readonly now: number
  readonly seed: string
  readonly n: number
  /** How likely a right answer should be when a rule is asked again; the usual, unless an exam is near. */
  readonly retention?: number | undefined
  /** How many rules never met there should be, where there are as many; a share of all otherwise. */
  readonly fresh?: number | undefined
}
