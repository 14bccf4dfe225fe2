import type { Evaluation, Happening } from '#lib/rules/index'
import type { Told } from '../story'

/** Whether a step is such. */
export type Is = (step: Told) => boolean

/** Such steps decide as well. */
export const starred = (told: readonly Told[], is: (step: Told, n: number) => boolean): readonly Told[] =>
  told.map((step, n) => (is(step, n) ? { ...step, decisive: true } : step))

/** Such steps decide nothing. */
export const unstarred = (told: readonly Told[], is: Is): readonly Told[] =>
  told.map((step) => (is(step) ? { ...step, decisive: false } : step))

/** The ids of the happenings of a kind: a step names by them what it tells. */
export const idsOf = (e: Evaluation, is: (h: Happening) => boolean): ReadonlySet<number> =>
  new Set((e.trace?.happenings ?? []).flatMap((h) => (is(h) ? [h.id] : [])))
