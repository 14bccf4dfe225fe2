import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** An ability is on the stack and its source is destroyed: it resolves all the same, as strong as the source last was. */
export const outlivesSource = template({
  id: 'outlives-source',
  version: 2,
  claims: ['113.7a'],
  axes: {
    source: ['drago', 'gorgone', 'scorpione', 'arciera'],
    power: [2, 3, 4, 5],
    grown: [0, 1, 2, 3],
    life: [20, 17, 15, 13, 11, 9],
    away: ['destroy', 'exile'],
  },
  beliefs: ['ability-dies-with-source'],
  scenario: (p) => {
    const base = scenario()
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
      .act({ activate: p.source })
    const grown = p.grown ? base.effect({ do: 'pump', what: p.source, power: p.grown, toughness: p.grown }, 'A') : base
    return grown.effect({ do: p.away, what: p.source }, 'N').act('resolve').done()
  },
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'N' },
      { ask: 'zone', object: p.source },
    ],
  }),
})
