import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** An attacker with infect and lifelink gets through: what are the totals? */
export const infectAndLifelink = template({
  id: 'infect-and-lifelink',
  version: 1,
  claims: ['120.3f', '702.90b'],
  axes: {
    mine: [6, 8, 10, 12, 15, 5, 9, 13, 18],
    theirs: [9, 11, 14, 17, 20, 8, 10, 16, 13],
    power: [1, 2, 3, 4, 5, 6],
  },
  beliefs: ['infect-also-life', 'infect-cancels-lifelink'],
  scenario: (p) =>
    scenario()
      .life('A', p.mine)
      .life('N', p.theirs)
      .creature('A', 'zecca', `${p.power}/3`, ['infect', 'lifelink'])
      .attack({ zecca: 'N' })
      .block({})
      .act('combat-damage')
      .done(),
  probe: () => ({ ask: 'totals' }),
})
