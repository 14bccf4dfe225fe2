import { scenario } from '#lib/rules/index'
import { inOrder } from '../parts'
import { template } from '../template'

/** Both players draw beyond seven cards, and the turn goes to its cleanup step, where a bonus ends: who discards, and how many? */
export const handLimitBoard = template({
  id: 'hand-limit-board',
  version: 4,
  claims: ['402.2', '514.1'],
  claimsAt: (p) => (p.active === 'A' ? ['402.2', '514.1'] : ['514.1']),
  axes: {
    own: [8, 9, 10, 11, 7, 6],
    foe: [9, 8, 10, 11, 12, 7],
    active: ['A', 'N'],
    library: [20, 30, 26, 41],
  },
  valid: (p) => p.own > 7 && p.foe > 7,
  beliefs: ['hand-limit-immediate', 'cleanup-order-kills'],
  form: 'board',
  scenario: (p) =>
    scenario()
      .turn(p.active)
      .library('A', p.library)
      .library('N', p.library + 3)
      .creature('A', 'orso', '2/2')
      .permanent('N', { id: 'braciere', types: ['artifact'] })
      .effect({ do: 'pump', what: 'orso', power: 2, toughness: 2 }, 'A')
      .effect({ do: 'damage', amount: 3, to: { object: 'orso' } }, 'N', 'braciere')
      .effect(inOrder({ do: 'draw', who: 'you', amount: p.own }, { do: 'draw', who: 'opponent', amount: p.foe }), 'A')
      .act({ step: 'cleanup' })
      .done(),
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
