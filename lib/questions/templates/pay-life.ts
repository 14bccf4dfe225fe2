import { scenario } from '#lib/rules/index'
import { payForCard } from '../parts'
import { template } from '../template'

/** May a player pay that much life? */
export const payLife = template({
  id: 'pay-life',
  version: 2,
  claims: ['119.4'],
  axes: { life: [1, 2, 3, 4, 5, 6, 7, 8], pay: [1, 2, 3, 4, 5, 6, 7, 8, 9], source: ['altare', 'calice', 'patto'] },
  beliefs: ['cannot-pay-all-life', 'pay-life-below-zero', 'zero-life-immediate-loss', 'paying-life-is-damage'],
  because: '119.4',
  valid: (p) => p.pay >= p.life && p.pay <= p.life + 2,
  fits: (belief, p) => belief === 'pay-life-below-zero' || p.pay === p.life || belief === 'cannot-pay-all-life',
  scenario: (p) =>
    scenario()
      .life('A', p.life)
      .permanent('A', payForCard(p.source, p.pay))
      .act({ activate: p.source, by: 'A' })
      .done(),
  probe: () => ({ ask: 'legal', action: 0 }),
})
