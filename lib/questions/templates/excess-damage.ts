import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** Damage with lifelink whose excess goes to the creature's controller: what do both totals come to? */
export const excessDamage = template({
  id: 'excess-damage',
  version: 1,
  claims: ['120.4a', '120.3f'],
  axes: {
    amount: [5, 6, 7, 8],
    toughness: [2, 3, 4],
    marked: [0, 1],
    own: [20, 11, 15],
    life: [20, 14, 9],
    source: ['angelo', 'vampiro', 'pegaso'],
    name: ['orso', 'lupo', 'golem'],
  },
  beliefs: ['infect-also-life', 'infect-cancels-lifelink'],
  form: 'board',
  scenario: (p) =>
    scenario()
      .life('A', p.own)
      .life('N', p.life)
      .creature('A', p.source, '3/3', ['infect', 'lifelink'])
      .creature('N', p.name, `2/${p.toughness}`, [], p.marked > 0 ? { damage: p.marked } : {})
      .effect(
        {
          do: 'damage',
          amount: p.amount,
          to: { object: p.name },
          excessTo: { player: { controllerOf: p.name } },
        },
        'A',
        p.source,
      )
      .done(),
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'N' },
      { ask: 'poison', player: 'N' },
      { ask: 'life', player: 'A' },
    ],
  }),
})
