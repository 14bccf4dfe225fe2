import type { Failure } from '../contracts'

/** What came of moving, changing or taking out a question: a sentence, or a failure; `about` is the question beside which it is said. */
export type ArrangeReply =
  | { readonly ok: true; readonly said: string; readonly about?: string }
  | { readonly ok: false; readonly error: Failure; readonly about?: string }

export type ArrangeAction = (before: ArrangeReply | null, form: FormData) => Promise<ArrangeReply>

/** A question of a deck in a list. */
export interface DeckLine {
  readonly id: string
  readonly ask: string
  /** Of one that reads as another does: what tells them apart. */
  readonly apart: string | null
  /** What questions of its template are about; null where an instructor wrote it. */
  readonly about: string | null
  readonly level: string | undefined
  readonly rules: readonly string[]
  /** Written by an instructor: it has no variants. */
  readonly own: boolean
}
