import { scenario } from '#lib/rules/index'
import { shield } from '../parts'
import { template } from '../template'

/** A shield of N, damage, a loss of life, and more damage than is left of the shield, with infect or without: what is the total? */
export const shieldRemaining = template({
  id: 'shield-remaining',
  version: 5,
  claims: ['615.1'],
  axes: {
    shield: [5, 6, 7, 8, 9],
    first: [1, 2, 3],
    lost: [1, 2],
    second: [2, 3, 4, 5],
    life: [20, 13, 9, 7],
    source: ['infect', 'plain'],
  },
  beliefs: ['life-loss-preventable', 'infect-also-life', 'shield-for-one-damage', 'shield-never-used-up'],
  valid: (p) => p.first + p.second > p.shield && p.first < p.shield && (p.source === 'infect' || p.second <= p.shield),
  scenario: (p) =>
    scenario()
      .life('N', p.life)
      .creature('A', 'zecca', '1/1', p.source === 'infect' ? ['infect'] : [])
      .lasting(shield('N', p.shield))
      .effect({ do: 'damage', amount: p.first, to: { player: 'N' } }, 'A', 'zecca')
      .effect({ do: 'loseLife', who: 'N', amount: p.lost }, 'A')
      .effect({ do: 'damage', amount: p.second, to: { player: 'N' } }, 'A', 'zecca')
      .done(),
  probe: () => ({ ask: 'life', player: 'N' }),
})
