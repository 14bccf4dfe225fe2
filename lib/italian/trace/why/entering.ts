import type { Happening } from '#lib/rules/index'
import type { Tale } from '../telling/context'

/** Whether what resolves is a spell that enters. */
export const isEntering = (t: Tale, { event: e }: Happening): boolean =>
  t.evaluation.trace?.happenings.some(
    ({ event, fate }) =>
      e.type === 'resolve' &&
      event.type === 'move' &&
      fate === 'happened' &&
      event.to === 'battlefield' &&
      event.object === e.object,
  ) === true

/** Whether an object on the stack is a copy of a spell. */
export const isCopied = (t: Tale, id: string): boolean =>
  t.frames.some(({ objects }) => objects[id]?.zone === 'stack' && objects[id]?.kind === 'copy')
