import { scenario } from '#lib/rules/index'
import { cannot, payForCard } from '../parts'
import { template } from '../template'

/** A player who can't pay life, or can't lose it, faces a cost of 0 life, or of some. */
export const payZero = template({
  id: 'pay-zero',
  version: 1,
  claims: ['119.4b', '119.8'],
  claimsAt: (p) => (p.cost === 0 ? ['119.4b'] : ['119.8']),
  axes: {
    life: [1, 2, 3, 5, 8, 11, 14, 17, 20, 4, 6, 7, 9, 10, 12],
    source: ['altare', 'calice', 'patto', 'reliquia', 'medaglione'],
    ban: ['pay-life', 'lose-life'],
    cost: [0, 1, 2],
  },
  beliefs: ['pay-zero-life-forbidden', 'pay-life-below-zero', 'cant-lose-life-pays-free', 'paying-life-is-damage'],
  fits: (belief, p) =>
    p.cost === 0
      ? belief === 'pay-zero-life-forbidden' || belief === 'pay-life-below-zero'
      : belief === 'cant-lose-life-pays-free' || belief === 'paying-life-is-damage',
  because: (p) => (p.cost === 0 ? '119.4b' : '119.8'),
  valid: (p) => p.cost <= p.life && (p.ban === 'pay-life') === (p.cost === 0),
  scenario: (p) =>
    scenario()
      .life('A', p.life)
      .permanent('A', payForCard(p.source, p.cost))
      .lasting(cannot('A', p.ban))
      .act({ activate: p.source, by: 'A' })
      .done(),
  probe: () => ({ ask: 'legal', action: 0 }),
})
