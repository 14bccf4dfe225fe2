import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** «If you would gain life, you gain that much plus one» and several sources with lifelink, one with infect: what is the opponent's total? */
export const gainOneMore = template({
  id: 'gain-one-more',
  version: 2,
  claims: ['119.9', '119.10'],
  axes: {
    first: [1, 2, 3],
    second: [1, 2, 4],
    third: [0, 1, 3],
    life: [20, 13, 6, 17],
    plus: [1, 2],
    name: ['angelo', 'pantera', 'grifone'],
    item: ['calice', 'coppa', 'reliquia'],
  },
  beliefs: ['lifelink-sources-merge', 'infect-also-life', 'infect-cancels-lifelink'],
  scenario: (p) => {
    const s = scenario()
      .life('A', p.life)
      .life('N', 20)
      .permanent('A', {
        id: 'vessillo',
        types: ['enchantment'],
        abilities: [
          {
            type: 'triggered',
            when: { event: 'gainLife', player: 'you' },
            effect: { do: 'loseLife', who: 'each-opponent', amount: 1 },
          },
        ],
      })
      .permanent('A', {
        id: p.item,
        types: ['artifact'],
        abilities: [
          {
            type: 'static',
            effects: [{ replace: { event: 'gainLife', player: 'you' }, with: { plus: p.plus } }],
          },
        ],
      })
      .creature('A', p.name, `${p.first}/3`, ['lifelink'])
      .creature('A', 'zecca', `${p.second}/2`, ['infect', 'lifelink'])
    const all = p.third > 0 ? s.creature('A', 'lupo', `${p.third}/2`, ['lifelink']) : s
    return all
      .attack({ [p.name]: 'N', zecca: 'N', ...(p.third > 0 ? { lupo: 'N' } : {}) })
      .block({})
      .act('combat-damage', 'resolve-all')
      .done()
  },
  probe: () => ({ ask: 'life', player: 'N' }),
})
