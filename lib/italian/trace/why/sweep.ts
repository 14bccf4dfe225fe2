import type { Happening } from '#lib/rules/index'
import type { Tale } from '../telling/context'

/** Whether an event takes something from the battlefield as an effect on all of a kind does: into exile, or to a hand. */
export const isSwept = ({ event: e, fate }: Happening): boolean =>
  fate === 'happened' && (e.type === 'exile' || (e.type === 'move' && e.to === 'hand'))

/** The first such event. */
export const sweep = (t: Tale): Happening | undefined => t.evaluation.trace?.happenings.find(isSwept)
