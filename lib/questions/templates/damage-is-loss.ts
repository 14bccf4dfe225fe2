import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** Whoever watches losses of life sees damage too, but not that of infect, and a loss that no shield prevents: what is the total? */
export const damageIsLoss = template({
  id: 'damage-is-loss',
  version: 4,
  claims: ['119.2', '702.90b'],
  axes: {
    gain: [1, 2, 3],
    first: [1, 2, 3],
    infect: [1, 2, 4],
    lost: [1, 2],
    life: [20, 13, 8, 16],
    name: ['lupo', 'orso', 'tigre'],
    second: ['zecca', 'serpe', 'rana'],
  },
  beliefs: ['infect-also-life', 'life-loss-preventable'],
  scenario: (p) =>
    scenario()
      .life('A', p.life)
      .permanent('A', {
        id: 'veglia',
        types: ['enchantment'],
        abilities: [
          {
            type: 'triggered',
            when: { event: 'loseLife', player: 'opponent' },
            effect: { do: 'gainLife', who: 'you', amount: p.gain },
          },
        ],
      })
      .creature('A', p.name, `${p.first}/2`)
      .creature('A', p.second, `${p.infect}/1`, ['infect'])
      .attack({ [p.second]: 'N' })
      .block({})
      .act('combat-damage')
      // Apart from the damage of infect: with that it would be one loss, for who sees one in both.
      .effect({ do: 'damage', amount: p.first, to: { player: 'N' } }, 'A', p.name)
      .effect({ do: 'lasting', effect: { prevent: 3, to: 'you' } }, 'N')
      .effect({ do: 'loseLife', who: 'N', amount: p.lost }, 'A')
      .act('resolve-all')
      .done(),
  probe: () => ({ ask: 'life', player: 'A' }),
})
