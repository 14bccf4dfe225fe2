import type { ClassStepView } from '#lib/italian/class-views'
import { groups } from '../verdict/groups'

type Steps = readonly Pick<ClassStepView, 'n' | 'decisive'>[]

/** The steps that the wall stops at, by their numbers: those that do not decide are passed over as practice folds them. */
export const stopsOf = (steps: Steps): readonly number[] =>
  groups(steps).flatMap(({ folded, steps: run }) => (folded ? [] : run.map(({ n }) => n)))

/** Where the wall goes on to from a step; undefined where all that decides has been shown. */
export const nextStop = (steps: Steps, from: number): number | undefined => stopsOf(steps).find((n) => n > from)

/** The steps that were passed over on the way to one, and, where nothing follows that decides, those after it. */
export function passedAt<S extends Steps[number]>(
  steps: readonly S[],
  at: number,
): { readonly before: readonly S[]; readonly after: readonly S[] } {
  const stops = stopsOf(steps)
  if (!stops.includes(at)) return { before: [], after: [] }
  const from = stops.findLast((n) => n < at) ?? 0
  return {
    before: steps.filter(({ n }) => n > from && n < at),
    after: at === stops.at(-1) ? steps.filter(({ n }) => n > at) : [],
  }
}
