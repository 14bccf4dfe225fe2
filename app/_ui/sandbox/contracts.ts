import type { Json } from '#lib/base/json'
import type { StepView } from '#lib/italian/views'

/**
 * A scenario played in a worker or on the server: its steps, and whether what it states came true; or one sentence that says why it cannot
 * be played.
 */
export type Played =
  | { readonly ok: true; readonly steps: readonly StepView[]; readonly asExpected?: boolean }
  | { readonly ok: false; readonly message: string }

/** A table to repair: what is to come true on it, and whether keywords alone may be changed for it. */
export interface Repair {
  readonly goal: string
  readonly words: boolean
}

/** Evaluates a scenario and says what happens. */
export type Run = (data: Json) => Promise<Played>

/** What a page asks of the worker that plays, and what that tells it; the id belongs to both. */
export interface Asked {
  readonly id: number
  readonly data: Json
}
export interface Told {
  readonly id: number
  readonly played: Played
}

/** What a table goes on to show where nothing could be played. */
export const BEFORE = 'L’ultimo esito che vedi è quello di prima.'
