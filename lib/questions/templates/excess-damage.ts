import { type Keyword, scenario } from '#lib/rules/index'
import { template } from '../template'

const WITH = { both: ['infect', 'lifelink'], lifelink: ['lifelink'], none: [] } as const satisfies Record<
  string,
  readonly Keyword[]
>

/** Damage, with keywords or without, whose excess goes to the creature's controller: what do both totals come to? */
export const excessDamage = template({
  id: 'excess-damage',
  version: 2,
  claims: ['120.4a', '120.3f'],
  axes: {
    amount: [5, 6, 7, 8],
    toughness: [2, 3, 4],
    marked: [0, 1, 2],
    own: [20, 11, 15],
    life: [20, 14, 9],
    source: ['angelo', 'vampiro', 'pegaso'],
    name: ['orso', 'lupo', 'golem'],
    keywords: ['both', 'lifelink', 'none'],
  },
  claimsAt: (p) => (p.keywords === 'none' ? ['120.4a'] : ['120.4a', '120.3f']),
  // Where there is no infect, it is the damage marked before that people forget.
  valid: (p) => p.marked < p.toughness && (p.keywords === 'both' ? p.marked < 2 : p.marked > 0),
  beliefs: ['infect-also-life', 'infect-cancels-lifelink', 'excess-ignores-marked'],
  form: 'board',
  scenario: (p) =>
    scenario()
      .life('A', p.own)
      .life('N', p.life)
      .creature('A', p.source, '3/3', WITH[p.keywords])
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
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'N' },
      ...(p.keywords === 'both' ? [{ ask: 'poison', player: 'N' } as const] : []),
      { ask: 'life', player: 'A' },
    ],
  }),
})
