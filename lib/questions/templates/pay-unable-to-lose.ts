import { scenario } from '#lib/rules/index'
import { cannot, payForCard } from '../parts'
import { template } from '../template'

/** A player who can't lose life faces a cost in life. */
export const payUnableToLose = template({
  id: 'pay-unable-to-lose',
  version: 1,
  claims: ['119.8'],
  // Who has less than the cost could not pay it anyway.
  claimsAt: (p) => (p.pay > p.life ? [] : ['119.8']),
  axes: {
    life: [3, 5, 8, 12, 16, 20, 2, 7, 10, 14, 18],
    pay: [1, 2, 3],
    source: ['altare', 'calice', 'patto', 'reliquia'],
  },
  beliefs: ['cant-lose-life-pays-free', 'paying-life-is-damage'],
  because: '119.8',
  scenario: (p) =>
    scenario()
      .life('A', p.life)
      .permanent('A', payForCard(p.source, p.pay))
      .lasting(cannot('A', 'lose-life'))
      .act({ activate: p.source, by: 'A' })
      .done(),
  probe: () => ({ ask: 'legal', action: 0 }),
})
