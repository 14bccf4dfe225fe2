import { scenario } from '#lib/rules/index'
import { healing, walker } from '../parts'
import { template } from '../template'

/** A planeswalker has been dealt damage: may an ability be activated that takes off all its counters, or one more, or all of them in response to a spell? */
export const loyaltyPaid = template({
  id: 'loyalty-paid',
  version: 3,
  claims: ['606.6', '606.3'],
  claimsAt: (p) => (p.response ? ['606.3'] : ['606.6']),
  axes: {
    name: ['eremita', 'maga', 'stregone', 'strega', 'sciamano'],
    loyalty: [5, 6, 4, 7],
    damage: [1, 2, 3],
    short: [false, true],
    gain: [5, 8, 10],
    response: [false, true],
  },
  beliefs: ['loyalty-below-zero', 'loyalty-leaves-one', 'loyalty-any-time'],
  fits: (belief, p) => belief === 'loyalty-leaves-one' || (belief === 'loyalty-any-time') === p.response,
  because: (p) => (p.response ? '606.3' : '606.6'),
  valid: (p) => !(p.response && p.short),
  scenario: (p) =>
    scenario()
      .permanent('A', walker(p.name, p.loyalty, { cost: p.damage - p.loyalty - (p.short ? 1 : 0), gain: p.gain }))
      .act({ effect: { do: 'damage', amount: p.damage, to: { object: p.name } }, by: 'N', name: 'Folgore' })
      .hand('A', p.response ? [healing('pioggia', 2)] : [])
      .act(...(p.response ? [{ cast: 'pioggia' } as const] : []), { activate: p.name })
      .done(),
  probe: (p) => ({ ask: 'legal', action: p.response ? 2 : 1 }),
})
