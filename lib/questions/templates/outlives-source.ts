import { scenario } from '#lib/rules/index'
import { aimed, TARGET } from '../parts'
import { template } from '../template'

/** An ability is on the stack, its source grows and is destroyed: the ability resolves all the same, as strong as the source last was. */
export const outlivesSource = template({
  id: 'outlives-source',
  version: 3,
  claims: ['113.7a'],
  axes: {
    source: ['drago', 'gorgone', 'scorpione', 'arciera'],
    power: [2, 3, 4, 5],
    grown: [1, 2, 3],
    life: [20, 17, 15, 13, 11, 9],
    away: ['destroy', 'exile'],
  },
  beliefs: ['ability-dies-with-source', 'stack-fifo'],
  scenario: (p) => ({
    ...scenario()
      .life('N', p.life)
      .creature('A', p.source, `${p.power}/${p.power}`, [], {
        abilities: [
          {
            type: 'activated',
            cost: [{ pay: 'tap' }],
            effect: { do: 'damage', amount: { powerOf: 'self' }, to: { player: 'opponent' } },
          },
        ],
      })
      .act(
        { activate: p.source },
        { cast: 'fiamma', by: 'N', targets: [p.source] },
        { cast: 'vigore', targets: [p.source] },
        'resolve-all',
      )
      .done(),
    hand: {
      A: [aimed('vigore', { do: 'pump', what: TARGET, power: p.grown, toughness: p.grown })],
      N: [aimed('fiamma', { do: p.away, what: TARGET })],
    },
  }),
  probe: () => ({ ask: 'life', player: 'N' }),
})
