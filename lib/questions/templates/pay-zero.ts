import { scenario } from '#lib/rules/index'
import { cannot, payForCard } from '../parts'
import { template } from '../template'

/** A player who can't pay life faces a cost of 0 life. */
export const payZero = template({
  id: 'pay-zero',
  version: 1,
  claims: ['119.4b'],
  axes: {
    life: [1, 2, 3, 5, 8, 11, 14, 17, 20, 4, 6, 7, 9, 10, 12],
    source: ['altare', 'calice', 'patto', 'reliquia', 'medaglione'],
    ban: ['pay-life'],
    cost: [0],
  },
  beliefs: ['pay-zero-life-forbidden', 'pay-life-below-zero'],
  because: '119.4b',
  scenario: (p) =>
    scenario()
      .life('A', p.life)
      .permanent('A', payForCard(p.source, p.cost))
      .lasting(cannot('A', p.ban))
      .act({ activate: p.source, by: 'A' })
      .done(),
  probe: () => ({ ask: 'legal', action: 0 }),
})
