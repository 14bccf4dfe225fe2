import { gain, sorcery } from '../parts'
import { template } from '../template'

/** The artifact that reduces a cost is sacrificed to pay for the spell: is there mana enough? */
export const reductionSacrificed = template({
  id: 'reduction-sacrificed',
  version: 1,
  claims: ['601.2f'],
  axes: {
    spell: ['rito', 'patto', 'offerta', 'prova'],
    helper: ['reliquia', 'talismano', 'sfera', 'medaglione'],
    less: [1, 2],
    generic: [2, 3, 4],
    amount: [3, 4, 5],
  },
  valid: (p) => p.less < p.generic,
  beliefs: ['cost-reduction-lost-mid-payment', 'mana-value-is-paid-cost'],
  because: '601.2f',
  scenario: (p) => ({
    players: { A: { mana: `{${p.generic - p.less}}` } },
    field: {
      A: [
        {
          id: p.helper,
          types: ['artifact'],
          abilities: [{ type: 'static', effects: [{ reduce: `{${p.less}}`, player: 'you' }] }],
        },
      ],
    },
    hand: {
      A: [
        sorcery(p.spell, gain(p.amount), [], {
          cost: `{${p.generic}}`,
          abilities: [{ type: 'cost', additional: [{ pay: 'sacrifice', what: { types: ['artifact'] } }] }],
        }),
      ],
    },
    script: [{ cast: p.spell }],
  }),
  probe: () => ({ ask: 'legal', action: 0 }),
})
