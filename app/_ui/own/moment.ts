import type { StepView } from '#lib/italian/views'

type Steps = readonly Pick<StepView, 'sentence'>[]

/**
 * The place of the step to show once a situation was changed: the first that is told otherwise than before, which is where the change
 * comes to bear; the last where some fell away; where all are told as they were, the one that was on show.
 */
export function momentOf(before: Steps, now: Steps, at: number): number {
  const parted = now.findIndex(({ sentence }, n) => sentence !== before[n]?.sentence)
  if (parted >= 0) return parted
  return Math.max(0, now.length < before.length ? now.length - 1 : at)
}
