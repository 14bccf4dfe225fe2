import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A creature has lifelink twice, and something that blocks it: how much is gained? */
export const lifelinkTwice = template({
  id: 'lifelink-twice',
  version: 3,
  claims: ['702.15f'],
  axes: {
    life: [5, 8, 10, 13, 17, 20, 6, 7, 9, 11, 12, 15],
    power: [2, 3, 4, 5, 6],
    blocker: ['1/2', '2/3', '1/4', '0/5'],
  },
  beliefs: ['lifelink-stacks', 'lifelink-only-lethal', 'lifelink-uses-stack'],
  scenario: (p) =>
    scenario()
      .life('A', p.life)
      .creature('A', 'angelo', `${p.power}/6`, ['lifelink'])
      .creature('N', 'golem', p.blocker)
      .effect({ do: 'gainKeyword', what: 'angelo', keyword: 'lifelink' }, 'A')
      .attack({ angelo: 'N' })
      .block({ golem: 'angelo' })
      .act('combat-damage')
      .done(),
  probe: () => ({ ask: 'life', player: 'A' }),
})
