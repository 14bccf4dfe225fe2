import { drain, instant, sorcery } from '../parts'
import { template } from '../template'

/** A sorcery with suspend in hand in the opponent's turn: may it be suspended? */
export const suspendTiming = template({
  id: 'suspend-timing',
  version: 1,
  claims: ['702.62c'],
  axes: {
    card: ['cometa', 'tempesta', 'rovina', 'marea', 'bufera'],
    counters: [1, 2, 3, 4],
    cost: ['{R}', '{1}{R}', '{2}{R}'],
    amount: [2, 3, 4],
    turn: ['N', 'A'],
  },
  // In one's own turn a spell on the stack is in the way.
  beliefs: ['suspend-owner-timing', 'suspend-uses-stack'],
  because: '702.62c',
  scenario: (p) => ({
    turn: { active: p.turn },
    hand: {
      A: [
        sorcery(p.card, drain(p.amount), [], {
          cost: '{5}{R}',
          keywords: [{ keyword: 'suspend', amount: p.counters, cost: p.cost }],
        }),
        ...(p.turn === 'A' ? [instant('folgore', drain(1))] : []),
      ],
    },
    script: [...(p.turn === 'A' ? [{ cast: 'folgore' }] : []), { suspend: p.card, by: 'A' }],
  }),
  probe: (p) => ({ ask: 'legal', action: p.turn === 'A' ? 1 : 0 }),
})
