import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** Infect deals damage to a team that has poison counters: what does the board look like? */
export const teamPoison = template({
  id: 'team-poison',
  version: 3,
  claims: ['704.6b', '702.15b'],
  claimsAt: (p) => (p.poison + p.power >= 15 ? ['704.6b', '702.15b'] : ['702.15b']),
  axes: {
    power: [1, 2, 3, 4, 5],
    poison: [5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
    name: ['zecca', 'serpe', 'vipera'],
    head: ['N', 'C'],
    life: [30, 22, 17],
    foe: [30, 25, 14],
  },
  // Fewer than ten after the damage, or more than ten before it, tells nobody apart.
  valid: (p) => p.poison + p.power >= 10 && p.poison + p.power <= 17,
  beliefs: ['2hg-poison-ten', 'infect-cancels-lifelink', 'infect-also-life'],
  form: 'board',
  scenario: (p) =>
    scenario()
      .variant('two-headed-giant')
      .player('A', { team: 'uno', life: p.life })
      .player('N', { team: 'due', poison: p.poison, life: p.foe })
      .player('B', { team: 'uno' })
      .player('C', { team: 'due' })
      .creature('A', p.name, `${p.power}/${p.power}`, ['infect', 'lifelink'])
      .attack({ [p.name]: p.head })
      .block({})
      .act('combat-damage')
      .done(),
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'poison', player: 'N' },
      { ask: 'life', player: 'A' },
      { ask: 'life', player: 'N' },
      { ask: 'lost', player: 'N' },
    ],
  }),
})
