import { FRESH } from '../../kernel/move'
import { type Continuous, continuous, query, result, room, rule } from '../../kernel/rule'
import type { GameObject, GameState } from '../../kernel/state'

const PT = /^([+-]\d+)\/([+-]\d+)$/

/** What its counters do to the power and toughness of a permanent. */
const modifying = ({ id, counters, timestamp, controller }: GameObject): readonly Continuous[] =>
  Object.entries(counters).flatMap(([name, n]) => {
    const m = PT.exec(name)
    if (!m) return []
    const modification = { layer: '7c', power: Number(m[1]) * n, toughness: Number(m[2]) * n } as const
    return [{ modification, affects: [id], timestamp, controller }]
  })

/** Permanents with counters: mostly there are none, and this is asked of every state. */
function withCounters({ shared, objects }: GameState): readonly GameObject[] {
  const found: GameObject[] = []
  for (const id of shared.battlefield) {
    const o = objects[id]
    if (o && o.counters !== FRESH.counters) found.push(o)
  }
  return found
}

/** Putting counters on something; ±X/±Y counters change power and toughness in sublayer 7c (613.4c). */
export const counters = room('122.1', 'Counters', [
  continuous('122.1a', ({ state }) => withCounters(state).flatMap(modifying)),
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
