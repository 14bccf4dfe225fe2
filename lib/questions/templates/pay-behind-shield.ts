import { scenario } from '#lib/rules/index'
import { payForCard, shield } from '../parts'
import { template } from '../template'

/** Life is paid while a shield prevents damage: what is left? */
export const payBehindShield = template({
  id: 'pay-behind-shield',
  version: 2,
  claims: ['119.4'],
  axes: { life: [4, 6, 7, 9, 12, 15, 20], pay: [1, 2, 3, 4], shield: [1, 2, 3, 5], source: ['altare', 'calice'] },
  beliefs: ['paying-life-is-damage', 'life-loss-preventable'],
  scenario: (p) =>
    scenario()
      .life('A', p.life)
      .permanent('A', payForCard(p.source, p.pay))
      .lasting(shield('A', p.shield))
      .act({ activate: p.source, by: 'A' }, 'resolve')
      .done(),
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'A' },
      { ask: 'hand', player: 'A' },
    ],
  }),
})
