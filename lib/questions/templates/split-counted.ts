import { type ObjectSpec, scenario } from '#lib/rules/index'
import { template } from '../template'

const half = { types: ['instant'] } as const

/** One generic number and one coloured symbol at most. */
const worth = (cost: string): number => Number(/\d/.exec(cost)?.[0] ?? 0) + 1

/** Cards in a graveyard are counted by their mana value, a split card among them: how much life is gained? */
export const splitCounted = template({
  id: 'split-counted',
  version: 3,
  claims: ['709.4b'],
  axes: {
    left: ['{R}', '{1}{R}', '{2}{R}'],
    right: ['{U}', '{1}{U}', '{2}{U}'],
    most: [2, 3, 4],
    others: [0, 1],
    each: [1, 2, 3],
    life: [20, 13, 8],
  },
  beliefs: ['split-compare-either-half', 'split-first-half-worth'],
  valid: (p) => worth(p.left) + worth(p.right) > p.most && Math.min(worth(p.left), worth(p.right)) <= p.most,
  scenario: (p) => {
    const card: ObjectSpec = {
      id: 'brace',
      layout: 'split',
      cost: p.left,
      ...half,
      other: { name: 'Brina', cost: p.right, ...half },
    }
    const others = [
      { id: 'lupo', pt: '2/2', cost: '{1}{G}' } as const,
      { id: 'gigante', pt: '5/5', cost: '{4}{R}' } as const,
    ]
    const count = { count: { zone: 'graveyard', controller: 'you', manaValue: { atMost: p.most } } } as const
    return scenario()
      .life('A', p.life)
      .graveyard('A', [card, ...others.slice(0, p.others)])
      .effect({ do: 'gainLife', who: 'you', amount: p.each > 1 ? { times: [p.each, count] } : count }, 'A')
      .done()
  },
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'A' },
      { ask: 'manaValue', object: 'brace' },
    ],
  }),
})
