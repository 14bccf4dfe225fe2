import { drain, sorcery } from '../parts'
import { template } from '../template'

/** The last time counter is removed: the player casts the card, or would rather not. Where is it, and is it suspended, or what is it worth? */
export const suspendLast = template({
  id: 'suspend-last',
  version: 5,
  claims: ['702.62a', '702.62b'],
  claimsAt: (p) => [p.cast ? '702.62b' : '702.62a'],
  axes: {
    card: ['cometa', 'grandine', 'rovina', 'marea'],
    amount: [2, 3, 4, 5],
    life: [20, 16, 11, 7],
    cost: ['{R}', '{1}{R}'],
    cast: [false, true],
  },
  beliefs: ['suspend-mandatory', 'madness-sorcery-timing', 'suspended-without-counters', 'alt-cost-changes-mv'],
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
    script: [
      { suspend: p.card },
      { step: 'upkeep' },
      { step: 'upkeep' },
      ...(p.cast ? (['resolve', 'resolve'] as const) : (['resolve-all'] as const)),
    ],
    choices: [{ choose: 'cast', player: 'A', of: p.card, answer: p.cast ? { cast: true } : 'no' }],
  }),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'zone', object: p.card },
      p.cast ? { ask: 'manaValue', object: p.card } : { ask: 'suspended', object: p.card },
    ],
  }),
})
