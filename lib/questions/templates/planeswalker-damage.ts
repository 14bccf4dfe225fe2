import { scenario } from '#lib/rules/index'
import { planeswalker } from '../parts'
import { template } from '../template'

/** A creature with deathtouch and one without damage a planeswalker: what does the table look like a turn later? */
export const planeswalkerDamage = template({
  id: 'planeswalker-damage',
  version: 3,
  claims: ['120.3c', '702.2b'],
  axes: {
    loyalty: [5, 6, 7, 8, 3, 4],
    first: [1, 2],
    second: [1, 2, 3],
    third: [1, 2, 4],
    name: ['vipera', 'scorpione', 'zecca', 'serpe'],
  },
  beliefs: ['planeswalker-damage-marked', 'deathtouch-planeswalker'],
  form: 'select',
  valid: (p) => p.first + p.second <= p.loyalty,
  claimsAt: (p) => (p.first + p.second < p.loyalty ? ['120.3c', '702.2b'] : ['120.3c']),
  scenario: (p) =>
    scenario()
      .creature('A', p.name, `${p.first}/2`, ['deathtouch'])
      .creature('A', 'orso', `${p.second}/2`)
      .creature('A', 'lince', `${p.third}/2`)
      .permanent('N', planeswalker('eremita', p.loyalty))
      .attack({ [p.name]: 'eremita', orso: 'eremita', lince: 'N' })
      .block({})
      .act('combat-damage', { step: 'cleanup' })
      .done(),
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'counters', object: 'eremita', counter: 'loyalty' },
      { ask: 'zone', object: 'eremita' },
    ],
  }),
})
