import { continuous, query, result, room, rule } from '../../kernel/rule'

const PT = /^([+-]\d+)\/([+-]\d+)$/

/** Putting counters on something; ±X/±Y counters change power and toughness in sublayer 7c (613.4c). */
export const counters = room('122.1', 'Counters', [
  continuous('122.1a', (v) =>
    v.state.shared.battlefield.flatMap((id) => {
      const o = v.state.objects[id]
      return Object.entries(o?.counters ?? {}).flatMap(([name, n]) => {
        const m = PT.exec(name)
        if (!o || !m) return []
        const [power, toughness] = [Number(m[1]) * n, Number(m[2]) * n]
        return [
          {
            modification: { layer: '7c' as const, power, toughness },
            affects: [id],
            timestamp: o.timestamp,
            controller: o.controller,
          },
        ]
      })
    }),
  ),
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
