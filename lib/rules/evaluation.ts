import type { Run } from './kernel/evaluate'
import type { Ruleset } from './kernel/rule'

/** What a scenario comes to: where it began, where it ended, and how. */
export type Evaluation = Run & { readonly rules: Ruleset }
