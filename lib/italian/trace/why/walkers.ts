import type { Happening } from '#lib/rules/index'
import { labelOf } from '../../names/people'
import type { Tale } from '../telling/context'

/** How many loyalty counters an ability costs where they are all that there are; undefined where some are left. */
export function usesUp(t: Tale, { event: e, batch, fate }: Happening): number | undefined {
  if (e.type !== 'useLoyalty' || fate !== 'happened') return undefined
  const had = t.frames[batch - 1]?.objects[e.object]?.counters.loyalty
  return t.frames[batch]?.objects[e.object]?.counters.loyalty ? undefined : had
}

/** Planeswalkers, by their labels, of which an ability is tried for the first time after one of another has been activated in the same turn. */
export function freshWalkers(t: Tale): readonly string[] {
  const happened = t.evaluation.trace?.happenings.filter(({ fate }) => fate === 'happened') ?? []
  const first = happened.find(({ event }) => event.type === 'useLoyalty')
  if (first?.event.type !== 'useLoyalty' || happened.some(({ event }) => event.type === 'nextTurn')) return []
  const used = labelOf(first.event.object)
  const tried = t.people.scenario.script?.flatMap((s) => (typeof s === 'object' && 'activate' in s ? [s.activate] : []))
  return [...new Set(tried)].filter(
    (label) => label !== used && t.people.things[label]?.types.includes('planeswalker') === true,
  )
}
