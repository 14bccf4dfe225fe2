import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** Damage is dealt, then a shield is made for that creature, then one with lifelink damages its controller: how much is marked? */
export const shieldTooLate = template({
  id: 'shield-too-late',
  version: 5,
  claims: ['615.4'],
  axes: {
    first: [1, 2, 3],
    shield: [1, 2, 3, 4],
    second: [1, 2, 3, 4, 5],
    name: ['golem', 'gigante', 'colosso', 'idra'],
    keyword: [false, true],
  },
  beliefs: ['replacement-after-event', 'lifelink-uses-stack'],
  // Only who believes it has the shield take off damage that it would have been enough for.
  valid: (p) => p.first <= p.shield,
  scenario: (p) =>
    scenario()
      .creature('A', 'goblin', '1/1')
      .creature('A', 'arciera', '1/1', ['lifelink'])
      .creature('N', p.name, '4/9', p.keyword ? ['vigilance'] : [])
      .effect({ do: 'damage', amount: p.first, to: { object: p.name } }, 'A', 'goblin')
      .effect({ do: 'lasting', effect: { prevent: p.shield, to: { id: p.name } } }, 'N')
      .effect({ do: 'damage', amount: p.second, to: { player: 'N' } }, 'A', 'arciera')
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'marked', object: p.name },
      { ask: 'life', player: 'A' },
    ],
  }),
})
