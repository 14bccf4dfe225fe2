import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** Damage is dealt, then a shield is made, then damage is dealt again: how much is marked? */
export const shieldTooLate = template({
  id: 'shield-too-late',
  version: 2,
  claims: ['614.4'],
  axes: {
    first: [1, 2, 3],
    shield: [1, 2, 3, 4],
    second: [1, 2, 3],
    name: ['golem', 'gigante', 'colosso', 'idra'],
    keyword: [false, true],
  },
  beliefs: ['replacement-after-event', 'lifelink-uses-stack'],
  scenario: (p) =>
    scenario()
      .creature('A', 'arciera', '1/1', ['lifelink'])
      .creature('N', p.name, '4/9', p.keyword ? ['vigilance'] : [])
      .effect({ do: 'damage', amount: p.first, to: { object: p.name } }, 'A', 'arciera')
      .effect({ do: 'lasting', effect: { prevent: p.shield, to: { id: p.name } } }, 'N')
      .effect({ do: 'damage', amount: p.second, to: { object: p.name } }, 'A', 'arciera')
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'marked', object: p.name },
      { ask: 'life', player: 'A' },
    ],
  }),
})
