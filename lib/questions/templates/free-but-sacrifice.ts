import { gain, instant } from '../parts'
import { template } from '../template'

/** A spell with an additional cost is cast without paying its mana cost: where is everything, and what is its mana value? */
export const freeButSacrifice = template({
  id: 'free-but-sacrifice',
  version: 4,
  claims: ['118.8'],
  axes: {
    spell: ['rito', 'patto', 'offerta', 'prova', 'marea', 'rovina'],
    creature: ['orso', 'lupo', 'cervo', 'volpe', 'capra', 'lepre'],
    size: ['1/1', '2/2', '4/3'],
    amount: [2, 3, 4],
    cost: ['{3}{B}', '{1}{B}', '{4}{B}{B}'],
  },
  beliefs: ['free-spell-no-additional', 'alt-cost-changes-mv', 'mana-value-is-paid-cost'],
  form: 'board',
  scenario: (p) => ({
    field: { A: [{ id: p.creature, pt: p.size }] },
    hand: {
      A: [
        instant(p.spell, gain(p.amount), [], {
          cost: p.cost,
          abilities: [{ type: 'cost', additional: [{ pay: 'sacrifice', what: { types: ['creature'] } }] }],
        }),
      ],
    },
    script: [{ cast: p.spell, free: true }],
  }),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'zone', object: p.spell },
      { ask: 'zone', object: p.creature },
      { ask: 'manaValue', object: p.spell },
    ],
  }),
})
