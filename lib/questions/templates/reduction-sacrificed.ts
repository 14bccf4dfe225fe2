import { gain, sorcery } from '../parts'
import { template } from '../template'

/** The artifact that reduces a cost is sacrificed to pay for the spell: is there mana enough? And where only the opponent has an artifact? */
export const reductionSacrificed = template({
  id: 'reduction-sacrificed',
  version: 2,
  claims: ['601.2f', '701.21a'],
  claimsAt: (p) => (p.of === 'A' ? ['601.2f'] : ['701.21a']),
  axes: {
    spell: ['rito', 'patto', 'offerta', 'prova'],
    helper: ['reliquia', 'talismano', 'sfera', 'medaglione'],
    less: [1, 2],
    generic: [2, 3, 4],
    amount: [3, 4, 5],
    of: ['A', 'N'],
  },
  valid: (p) => p.less < p.generic,
  beliefs: [
    'cost-reduction-lost-mid-payment',
    'mana-value-is-paid-cost',
    'sacrifice-opponents',
    'indestructible-no-sacrifice',
  ],
  fits: (belief, p) =>
    (p.of === 'A') === (belief === 'cost-reduction-lost-mid-payment' || belief === 'mana-value-is-paid-cost'),
  because: (p) => (p.of === 'A' ? '601.2f' : '701.21a'),
  scenario: (p) => ({
    players: { A: { mana: `{${p.of === 'A' ? p.generic - p.less : p.generic}}` } },
    field: {
      [p.of]: [
        {
          id: p.helper,
          types: ['artifact'],
          ...(p.of === 'N' ? { keywords: ['indestructible'] as const } : {}),
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
