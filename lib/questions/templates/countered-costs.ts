import { gain, instant } from '../parts'
import { template } from '../template'

/** A spell whose additional cost is a sacrifice is countered: where is everything, and has it done anything? */
export const counteredCosts = template({
  id: 'countered-costs',
  version: 3,
  claims: ['701.6a', '701.6b'],
  shows: ['404.1'],
  axes: {
    spell: ['rito', 'patto', 'offerta', 'prova'],
    creature: ['orso', 'lupo', 'cervo', 'volpe', 'capra', 'lepre'],
    size: ['1/1', '2/2', '4/3', '3/3'],
    counter: ['diniego', 'languore'],
    amount: [2, 3],
    life: [20, 14, 9, 17],
  },
  beliefs: ['counter-refunds', 'stack-fifo'],
  form: 'board',
  scenario: (p) => ({
    players: { A: { life: p.life } },
    field: { A: [{ id: p.creature, pt: p.size }] },
    hand: {
      A: [
        instant(p.spell, gain(p.amount), [], {
          abilities: [{ type: 'cost', additional: [{ pay: 'sacrifice', what: { types: ['creature'] } }] }],
        }),
      ],
      N: [
        instant(p.counter, { do: 'counterSpell', what: { target: 0 } }, [
          { kind: 'object', filter: { spell: true, zone: 'stack' } },
        ]),
      ],
    },
    script: [{ cast: p.spell }, { cast: p.counter, by: 'N', targets: [p.spell] }, 'resolve-all'],
  }),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'zone', object: p.spell },
      { ask: 'zone', object: p.creature },
      { ask: 'zone', object: p.counter },
      { ask: 'life', player: 'A' },
    ],
  }),
})
