import type { EventOf } from '#lib/rules/index'
import { fromTo, type Phrase, phrase, verbatim } from '../../grammar/index'
import type { Tale } from './context'
import type { Node } from './tree'

/** How many counters of a kind something has after a batch, or a player or team. */
export function countersOn(t: Tale, batch: number, on: string, kind: string): number {
  const state = t.frames[Math.max(0, batch)]
  const who = state?.players[on]
  if (!who) return state?.objects[on]?.counters[kind] ?? 0
  return (kind === 'poison' ? state.poison[who.pool] : who.counters?.[kind]) ?? 0
}

/** «: da 1 a 3», where there have been some, and nothing else of that moment changes how many there are. */
export function course(
  t: Tale,
  { h: { event: e, batch } }: Node<EventOf<'putCounters' | 'adjustCounters'>>,
  by: number,
): Phrase {
  const [from, to] = [batch - 1, batch].map((at) => countersOn(t, at, e.on, e.counter))
  return from && to === from + by ? phrase`: ${fromTo(from, to)}` : verbatim('')
}
