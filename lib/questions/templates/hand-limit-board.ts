import { inOrder } from '../parts'
import { template } from '../template'

/** Both players draw beyond seven cards, and the turn goes to its cleanup step: who discards, and how many? */
export const handLimitBoard = template({
  id: 'hand-limit-board',
  version: 1,
  claims: ['402.2', '514.1'],
  claimsAt: (p) => (p.active === 'A' ? ['402.2', '514.1'] : ['514.1']),
  axes: {
    own: [8, 9, 10, 11, 7, 6],
    foe: [9, 8, 10, 11, 12, 7],
    active: ['A', 'N'],
    library: [20, 30, 26, 41],
  },
  valid: (p) => p.own > 7 && p.foe > 7,
  beliefs: ['hand-limit-immediate'],
  form: 'board',
  scenario: (p) => ({
    library: { A: p.library, N: p.library + 3 },
    script: [
      {
        effect: inOrder({ do: 'draw', who: 'you', amount: p.own }, { do: 'draw', who: 'opponent', amount: p.foe }),
        by: 'A',
      },
      { step: p.active === 'A' ? 'cleanup' : 'end' },
    ],
  }),
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'hand', player: 'A' },
      { ask: 'hand', player: 'N' },
      { ask: 'graveyard', player: 'A' },
      { ask: 'graveyard', player: 'N' },
    ],
  }),
})
