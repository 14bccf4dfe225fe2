import { type Continuous, continuous, query, result, room, rule } from '../../kernel/rule'
import type { GameObject } from '../../kernel/state'

const PT = /^([+-]\d+)\/([+-]\d+)$/

/** What its counters do to the power and toughness of a permanent. */
function modifying(o: GameObject | undefined): readonly Continuous[] {
  const out: Continuous[] = []
  if (!o) return out
  const { id, timestamp, controller } = o
  for (const [name, n] of Object.entries(o.counters)) {
    const m = PT.exec(name)
    if (!m) continue
    const modification = { layer: '7c', power: Number(m[1]) * n, toughness: Number(m[2]) * n } as const
    out.push({ modification, affects: [id], timestamp, controller })
  }
  return out
}

/** Putting counters on something; ±X/±Y counters change power and toughness in sublayer 7c (613.4c). */
export const counters = room('122.1', 'Counters', [
  continuous('122.1a', ({ state }) => state.shared.battlefield.flatMap((id) => modifying(state.objects[id]))),
  rule(
    '122.6',
    result('122.6', 'putCounters', (_, e) =>
      e.amount > 0 ? [{ type: 'adjustCounters', on: e.on, counter: e.counter, by: e.amount }] : undefined,
    ),
    query('122.6', 'isEvent', (_, { event }) =>
      event.type === 'putCounters' && event.amount === 0 ? false : undefined,
    ),
  ),
])
