import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** Double strike against a blocker: does the creature with double strike survive? */
export const doubleStrikeDuel = template({
  id: 'double-strike-duel',
  version: 1,
  claims: ['702.4b'],
  axes: { power: [2, 3, 4, 5, 6], toughness: [1, 2, 3, 4], foe: [1, 2, 3, 4, 5, 6], foeToughness: [1, 2, 3, 4, 5] },
  beliefs: ['double-strike-one-hit', 'dead-creature-deals-damage'],
  because: '702.4b',
  valid: (p) => p.power >= p.foeToughness && p.foe >= p.toughness,
  scenario: (p) =>
    scenario()
      .creature('A', 'drago', `${p.power}/${p.toughness}`, ['double-strike'])
      .creature('N', 'golem', `${p.foe}/${p.foeToughness}`)
      .attack({ drago: 'N' })
      .block({ golem: 'drago' })
      .act('combat-damage')
      .done(),
  probe: () => ({ ask: 'survives', object: 'drago' }),
})
