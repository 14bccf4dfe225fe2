import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A blocker is tapped before damage: how much damage is marked on the attacker? */
export const tappedBlocker = template({
  id: 'tapped-blocker',
  version: 2,
  claims: ['506.4b'],
  axes: {
    attacker: ['2/6', '3/7', '4/8', '1/9'],
    power: [1, 2, 3, 4, 5],
    name: ['golem', 'guardia', 'troll', 'orso', 'gigante', 'sentinella'],
  },
  beliefs: ['tap-blocker-no-damage'],
  scenario: (p) =>
    scenario()
      .creature('A', 'gigante', p.attacker)
      .creature('N', p.name, `${p.power}/9`)
      .attack({ gigante: 'N' })
      .block({ [p.name]: 'gigante' })
      .effect({ do: 'tap', what: p.name }, 'A')
      .act('combat-damage')
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'marked', object: 'gigante' },
      { ask: 'marked', object: p.name },
    ],
  }),
})
