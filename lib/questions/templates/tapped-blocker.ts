import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A blocker with first strike is tapped before damage: how much damage is marked on the attacker? */
export const tappedBlocker = template({
  id: 'tapped-blocker',
  version: 3,
  claims: ['506.4b'],
  axes: {
    attacker: ['2/11', '3/12', '4/13', '1/14'],
    power: [1, 2, 3, 4, 5],
    name: ['golem', 'guardia', 'troll', 'orso', 'sentinella'],
  },
  beliefs: ['tap-blocker-no-damage', 'first-strike-both-steps'],
  scenario: (p) =>
    scenario()
      .creature('A', 'gigante', p.attacker)
      .creature('N', p.name, `${p.power}/10`, ['first-strike'])
      .attack({ gigante: 'N' })
      .block({ [p.name]: 'gigante' })
      .effect({ do: 'tap', what: p.name }, 'A')
      .act('combat-damage')
      .done(),
  probe: () => ({ ask: 'marked', object: 'gigante' }),
})
