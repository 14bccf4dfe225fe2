import { engine, gain } from '../parts'
import { template } from '../template'

/** An ability asks for the sacrifice of a creature, and only the opponent has one: may it be activated? */
export const sacrificeRight = template({
  id: 'sacrifice-right',
  version: 1,
  claims: ['701.21a'],
  axes: {
    altar: ['altare', 'calice', 'fionda', 'totem'],
    creature: ['orso', 'lupo', 'cervo', 'volpe', 'troll'],
    size: ['1/1', '2/2', '3/3', '4/4'],
    amount: [1, 2, 3, 4],
  },
  beliefs: ['sacrifice-opponents', 'indestructible-no-sacrifice'],
  because: '701.21a',
  scenario: (p) => ({
    field: {
      A: [engine(p.altar, [{ pay: 'sacrifice', what: { types: ['creature'] } }], gain(p.amount))],
      N: [{ id: p.creature, pt: p.size, keywords: ['indestructible'] }],
    },
    script: [{ activate: p.altar }],
  }),
  probe: () => ({ ask: 'legal', action: 0 }),
})
