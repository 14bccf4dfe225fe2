import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A morph is turned face up, and then damage is dealt to it: what has happened? */
export const morphTurned = template({
  id: 'morph-turned',
  version: 3,
  claims: ['702.37e', '708.8'],
  axes: {
    name: ['mago', 'golem', 'sfinge', 'arpia', 'gigante'],
    power: [3, 4, 5],
    toughness: [4, 5, 6],
    cost: ['{1}{U}', '{2}{G}', '{R}', '{3}{W}'],
    damage: [2, 3],
    gain: [1, 2, 3],
    life: [20, 13, 8],
  },
  beliefs: ['morph-etb', 'morph-flip-uses-stack'],
  form: 'board',
  scenario: (p) =>
    scenario()
      .life('A', p.life)
      .creature('A', p.name, `${p.power}/${p.toughness}`, [{ keyword: 'morph', cost: p.cost }], { faceDown: true })
      .permanent('A', {
        id: 'veglia',
        types: ['enchantment'],
        abilities: [
          {
            type: 'triggered',
            when: { event: 'enters', object: { types: ['creature'], controller: 'you' } },
            effect: { do: 'gainLife', who: 'you', amount: p.gain },
          },
        ],
      })
      .act({ turnUp: p.name })
      .act({ effect: { do: 'damage', amount: p.damage, to: { object: p.name } }, by: 'N', name: 'Folgore' })
      .act('resolve-all')
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'zone', object: p.name },
      { ask: 'life', player: 'A' },
    ],
  }),
})
