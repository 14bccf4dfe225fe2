import { scenario } from '#lib/rules/index'
import { gain, walker, watcher } from '../parts'
import { template } from '../template'

/** A loyalty ability takes off the last counters: what is the total once everything has resolved? */
export const loyaltyLast = template({
  id: 'loyalty-last',
  version: 2,
  claims: ['113.7a', '700.4'],
  axes: {
    name: ['eremita', 'maga', 'stregone', 'strega'],
    loyalty: [3, 4, 5, 6],
    gain: [5, 7, 8, 10],
    watcher: ['veglia', 'campana', 'altare'],
    each: [1, 2, 3],
    life: [20, 13, 8],
  },
  beliefs: ['ability-dies-with-source', 'dies-only-creatures'],
  scenario: (p) =>
    scenario()
      .life('A', p.life)
      .permanent('A', walker(p.name, p.loyalty, { cost: -p.loyalty, gain: p.gain }))
      .permanent('A', watcher(p.watcher, { event: 'dies', object: {} }, gain(p.each)))
      .act({ activate: p.name }, 'resolve-all')
      .done(),
  probe: () => ({ ask: 'life', player: 'A' }),
})
