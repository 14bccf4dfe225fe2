import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** Combat damage of a creature with toxic: how many life points, how many poison counters? */
export const toxicBoard = template({
  id: 'toxic-board',
  version: 1,
  claims: ['702.164c'],
  axes: {
    toxic: [1, 2, 3],
    power: [2, 3, 4, 5, 1],
    life: [20, 16, 12, 9],
    poison: [0, 2, 4],
    more: [0, 1, 2],
    name: ['vespa', 'zecca', 'serpe', 'scorpione'],
  },
  beliefs: ['toxic-equals-infect'],
  form: 'board',
  scenario: (p) =>
    scenario()
      .player('N', { life: p.life, poison: p.poison })
      .creature('A', p.name, `${p.power}/2`, [{ keyword: 'toxic', amount: p.toxic }])
      .creature('A', 'lince', `${p.more + 1}/2`)
      .attack({ [p.name]: 'N', lince: 'N' })
      .block({})
      .act('combat-damage')
      .done(),
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'N' },
      { ask: 'poison', player: 'N' },
    ],
  }),
})
