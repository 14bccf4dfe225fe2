import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** The only blocker of a creature with lifelink leaves before damage, with or without trample: what are the totals? */
export const blockerGone = template({
  id: 'blocker-gone',
  version: 5,
  claims: ['509.1h', '702.19d'],
  claimsAt: (p) => (p.trample ? ['702.19d'] : ['509.1h']),
  axes: {
    life: [8, 10, 12, 15, 20, 9, 11, 13, 14, 16, 17, 18],
    power: [2, 3, 4, 5, 6],
    trample: [false, true],
    how: ['exile', 'sacrifice', 'destroy'],
  },
  beliefs: ['blocked-then-unblocked', 'trample-needs-blockers', 'dead-creature-deals-damage', 'lifelink-uses-stack'],
  idle: true,
  scenario: (p) => {
    const there = scenario()
      .life('N', p.life)
      .creature('A', 'cinghiale', `${p.power}/4`, p.trample ? ['trample', 'lifelink'] : ['lifelink'])
      .creature('N', 'rospo', '2/2')
      .attack({ cinghiale: 'N' })
      .block({ rospo: 'cinghiale' })
      .effect({ do: p.how, what: 'rospo' }, p.how === 'sacrifice' ? 'N' : 'A')
      .act('combat-damage')
    // Who takes the blocker for there still would have to divide the damage.
    return (
      p.trample ? there.choose({ choose: 'assign-damage', of: 'cinghiale', answer: { most: 'N' } }) : there
    ).done()
  },
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'N' },
      { ask: 'life', player: 'A' },
      { ask: 'marked', object: 'cinghiale' },
    ],
  }),
})
