import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** Infect and lifelink deal damage to a player close to ten poison counters: which statements are true? */
export const infectStatements = template({
  id: 'infect-statements',
  version: 2,
  claims: ['120.3b', '702.15b', '704.5c'],
  axes: {
    power: [1, 2, 3, 4],
    poison: [7, 8, 6, 5, 4],
    life: [20, 14, 9, 17],
    own: [10, 7, 12],
    name: ['zecca', 'serpe'],
  },
  // The tenth counter comes, or one less.
  valid: (p) => p.poison + p.power === 10 || p.poison + p.power === 9,
  claimsAt: (p) => (p.poison + p.power === 10 ? ['120.3b', '702.15b', '704.5c'] : ['702.15b']),
  beliefs: ['infect-also-life', 'infect-cancels-lifelink', 'poison-more-than-ten'],
  form: 'board',
  scenario: (p) =>
    scenario()
      .player('A', { life: p.own })
      .player('N', { life: p.life, poison: p.poison })
      .creature('A', p.name, `${p.power}/${p.power}`, ['infect', 'lifelink'])
      .attack({ [p.name]: 'N' })
      .block({})
      .act('combat-damage')
      .done(),
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'N' },
      { ask: 'life', player: 'A' },
      { ask: 'lost', player: 'N' },
    ],
  }),
})
