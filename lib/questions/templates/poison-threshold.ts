import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** Damage with infect takes a player to about ten poison counters: have they lost? */
export const poisonThreshold = template({
  id: 'poison-threshold',
  version: 1,
  claims: ['104.3d', '704.5c'],
  axes: {
    poison: [5, 6, 7, 8, 9, 4, 3],
    power: [1, 2, 3, 4, 5, 6, 7],
    life: [4, 5, 6, 12, 18, 20, 8, 9, 10, 13, 15, 17],
  },
  beliefs: ['poison-more-than-ten', 'infect-also-life'],
  valid: (p) => p.poison + p.power === 10 && p.power < p.life,
  scenario: (p) =>
    scenario()
      .player('N', { life: p.life, poison: p.poison })
      .creature('A', 'zecca', `${p.power}/2`, ['infect'])
      .attack({ zecca: 'N' })
      .block({})
      .act('combat-damage')
      .done(),
  probe: () => ({ ask: 'outcome', player: 'N' }),
})
