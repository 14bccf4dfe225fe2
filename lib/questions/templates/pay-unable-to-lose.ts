import { scenario } from '#lib/rules/index'
import { cannot, payForCard } from '../parts'
import { template } from '../template'

/** A player who can't lose life, or can't lose the game, faces a cost in life of a tapped artifact. */
export const payUnableToLose = template({
  id: 'pay-unable-to-lose',
  version: 6,
  claims: ['119.8'],
  // Who has less than the cost could not pay it anyway.
  claimsAt: (p) => (p.pay > p.life || p.ban === 'lose-game' ? [] : ['119.8']),
  axes: {
    life: [3, 5, 8, 12, 16, 20, 2, 7, 10, 14, 18],
    pay: [1, 2, 3, 5, 7, 8],
    source: ['altare', 'calice', 'patto', 'reliquia'],
    ban: ['lose-life', 'lose-game'],
  },
  beliefs: [
    'cant-lose-life-pays-free',
    'paying-life-is-damage',
    'cannot-pay-all-life',
    'pay-life-below-zero',
    'tapped-uses-no-ability',
    'can-beats-cant',
  ],
  fits: (belief, p) =>
    belief === 'tapped-uses-no-ability' ||
    ['cannot-pay-all-life', 'pay-life-below-zero'].includes(belief) === (p.ban === 'lose-game'),
  because: (p) => (p.ban === 'lose-game' ? '119.4' : '119.8'),
  // Of what is left after paying, no more than a little: to be allowed comes up in earnest too.
  valid: (p) => (p.ban === 'lose-game' ? p.pay === p.life : p.pay <= p.life && p.life - p.pay <= 2),
  scenario: (p) =>
    scenario()
      .life('A', p.life)
      .permanent('A', { ...payForCard(p.source, p.pay), tapped: true })
      .lasting(cannot('A', p.ban))
      .act({ activate: p.source, by: 'A' })
      .done(),
  probe: () => ({ ask: 'legal', action: 0 }),
})
