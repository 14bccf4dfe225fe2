import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** Of two blockers one is tapped, and the other dies to first strike: how much damage is marked on the attacker? */
export const tappedBlocker = template({
  id: 'tapped-blocker',
  version: 4,
  claims: ['506.4b'],
  axes: {
    attacker: ['2/11', '3/12', '4/13', '1/14'],
    power: [1, 2, 3, 4, 5],
    name: ['golem', 'guardia', 'troll', 'orso', 'sentinella'],
  },
  beliefs: ['tap-blocker-no-damage', 'dead-creature-deals-damage'],
  scenario: (p) =>
    scenario()
      .creature('A', 'gigante', p.attacker, ['first-strike'])
      .creature('N', p.name, `${p.power}/10`)
      .creature('N', 'fante', '2/1')
      .attack({ gigante: 'N' })
      .block({ [p.name]: 'gigante', fante: 'gigante' })
      .effect({ do: 'tap', what: p.name }, 'A')
      .act('combat-damage')
      .choose({ choose: 'assign-damage', of: 'gigante', answer: { fante: Number(p.attacker.split('/')[0]) } })
      .done(),
  probe: () => ({ ask: 'marked', object: 'gigante' }),
})
