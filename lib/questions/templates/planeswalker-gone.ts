import { scenario } from '#lib/rules/index'
import { planeswalker } from '../parts'
import { template } from '../template'

/** The planeswalker that a creature attacks leaves before damage: what is the total? */
export const planeswalkerGone = template({
  id: 'planeswalker-gone',
  version: 3,
  claims: ['510.1b', '702.19f'],
  shows: ['405.6e'],
  claimsAt: (p) => (p.trample ? ['702.19f'] : ['510.1b']),
  axes: {
    power: [2, 3, 4, 5, 6],
    other: [1, 2, 3],
    loyalty: [3, 4, 5],
    trample: [false, true],
    life: [20, 16, 11, 8],
    how: ['exile', 'destroy'],
    name: ['orso', 'bisonte', 'idra', 'toro'],
  },
  beliefs: ['planeswalker-gone-hits-player', 'trample-planeswalker-excess', 'lifelink-uses-stack'],
  scenario: (p) =>
    scenario()
      .life('N', p.life)
      .creature('A', p.name, `${p.power}/4`, p.trample ? ['trample'] : [])
      .creature('A', 'lince', `${p.other}/2`, ['lifelink'])
      .permanent('N', planeswalker('eremita', p.loyalty))
      .attack({ [p.name]: 'eremita', lince: 'N' })
      .block({})
      .effect({ do: p.how, what: 'eremita' }, 'A')
      .act('combat-damage')
      .done(),
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'N' },
      { ask: 'life', player: 'A' },
    ],
  }),
})
