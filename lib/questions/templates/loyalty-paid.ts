import { scenario } from '#lib/rules/index'
import { walker } from '../parts'
import { template } from '../template'

/** A planeswalker has been dealt damage: may an ability be activated that takes off all its counters, or one more? */
export const loyaltyPaid = template({
  id: 'loyalty-paid',
  version: 1,
  claims: ['606.6'],
  axes: {
    name: ['eremita', 'maga', 'stregone', 'strega', 'sciamano'],
    loyalty: [5, 6, 4, 7],
    damage: [1, 2, 3],
    short: [false, true],
    gain: [5, 8, 10],
  },
  beliefs: ['loyalty-below-zero', 'loyalty-leaves-one'],
  because: '606.6',
  scenario: (p) =>
    scenario()
      .permanent('A', walker(p.name, p.loyalty, { cost: p.damage - p.loyalty - (p.short ? 1 : 0), gain: p.gain }))
      .effect({ do: 'damage', amount: p.damage, to: { object: p.name } }, 'N')
      .act({ activate: p.name })
      .done(),
  probe: () => ({ ask: 'legal', action: 1 }),
})
