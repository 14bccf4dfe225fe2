import type { Json } from '#lib/base/json'
import type { StepView } from '#lib/italian/views'

/** A scenario played in the browser or on the server: its steps, or one sentence that says why it cannot be played. */
export type Played =
  | { readonly ok: true; readonly steps: readonly StepView[] }
  | { readonly ok: false; readonly message: string }

/** Evaluates a scenario and says what happens. */
export type Run = (data: Json) => Promise<Played>
