import { drain, sorcery } from '../parts'
import { template } from '../template'

/** The last time counter is removed and the player would rather not cast the card. */
export const suspendLast = template({
  id: 'suspend-last',
  version: 1,
  claims: ['702.62a'],
  axes: {
    card: ['cometa', 'tempesta', 'rovina', 'marea'],
    amount: [2, 3, 4, 5],
    life: [20, 16, 11, 7],
    cost: ['{R}', '{1}{R}'],
    cast: [false, true],
  },
  valid: (p) => !p.cast,
  beliefs: ['suspend-mandatory'],
  scenario: (p) => ({
    players: { N: { life: p.life } },
    hand: {
      A: [
        sorcery(p.card, drain(p.amount), [], {
          cost: '{5}{R}',
          keywords: [{ keyword: 'suspend', amount: 1, cost: p.cost }],
        }),
      ],
    },
    script: [{ suspend: p.card }, { step: 'upkeep' }, { step: 'upkeep' }, 'resolve-all'],
    choices: [{ choose: 'cast', player: 'A', of: p.card, answer: 'no' }],
  }),
  probe: () => ({ ask: 'life', player: 'N' }),
})
