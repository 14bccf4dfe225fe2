import type { StepView } from '#lib/italian/views'

/** Steps that stand together: shown one by one, or folded under one line. */
export interface Group<S = StepView> {
  readonly folded: boolean
  readonly steps: readonly S[]
}

/** A single step that does not decide takes no more room than the line that would fold it. */
const WORTH_FOLDING = 2

/** Runs of steps that do not decide, folded where they are long enough; never everything. */
export function groups<S extends Pick<StepView, 'decisive'>>(steps: readonly S[]): Group<S>[] {
  if (steps.every((step) => !step.decisive)) return [{ folded: false, steps }]
  const runs: S[][] = []
  for (const step of steps) {
    const last = runs.at(-1)
    if (last?.[0]?.decisive === step.decisive) last.push(step)
    else runs.push([step])
  }
  return runs.map((run) => ({ folded: run[0]?.decisive === false && run.length >= WORTH_FOLDING, steps: run }))
}
