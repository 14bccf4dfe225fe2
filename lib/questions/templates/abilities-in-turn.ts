import { engine, gain, payForCard, TAP } from '../parts'
import { template } from '../template'

/** An ability is activated a second time, and then the opponent activates one: which of the statements are true? */
export const abilitiesInTurn = template({
  id: 'abilities-in-turn',
  version: 1,
  claims: ['113.3b'],
  // What taps, and is tapped, is not activated for another reason.
  claimsAt: (p) => (p.taps && p.tapped ? [] : ['113.3b']),
  axes: {
    taps: [false, true],
    tapped: [false, true],
    own: ['pozzo', 'torre', 'mulino'],
    other: ['sfera', 'campana', 'giara'],
    amount: [1, 2, 3],
    life: [20, 16, 11],
  },
  beliefs: ['ability-once-a-turn', 'ability-only-own-turn', 'tap-twice-cost'],
  form: 'select',
  scenario: (p) => ({
    players: { A: { life: p.life } },
    field: {
      A: [p.taps ? engine(p.own, [TAP], gain(p.amount)) : payForCard(p.own, p.amount)],
      N: [{ ...engine(p.other, [TAP], gain(p.amount)), ...(p.tapped ? { tapped: true } : {}) }],
    },
    script: [
      { activate: p.own },
      'resolve',
      { activate: p.own },
      'resolve-all',
      { activate: p.other, by: 'N' },
      'resolve-all',
    ],
  }),
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'legal', action: 2 },
      { ask: 'legal', action: 4 },
    ],
  }),
})
