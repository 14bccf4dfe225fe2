import type { Verdict } from './grade'
import type { Confidence } from './mastery'

/** The facts of an answer that progress depends on. `at` in ms since 1970. */
export interface Attempt {
  readonly itemId: string
  readonly template: string
  readonly verdict: Verdict
  /** Rules that the verdict speaks about: see `rulesAbout`. */
  readonly about: readonly string[]
  /** Beliefs that some option of the item betrays. */
  readonly offered: readonly string[]
  /** Beliefs that the answer betrays. */
  readonly beliefs: readonly string[]
  /** How hard its template was taken to be, in logits; null where nobody had said. */
  readonly difficulty: number | null
  /** Null where it was not asked. */
  readonly confidence: Confidence | null
  readonly at: number
  /** False while it is not told what the answer was worth: the item is met, and nothing follows from it yet. */
  readonly told?: boolean
}
