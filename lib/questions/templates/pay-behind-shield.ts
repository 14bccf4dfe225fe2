import { scenario } from '#lib/rules/index'
import { payForCard, shield } from '../parts'
import { template } from '../template'

/** Life is paid and then lost while a shield prevents damage: what is left? */
export const payBehindShield = template({
  id: 'pay-behind-shield',
  version: 3,
  claims: ['119.4'],
  axes: {
    life: [9, 10, 12, 15, 20, 8, 13],
    pay: [1, 2, 3, 4],
    lose: [1, 2, 3],
    shield: [3, 5, 7, 4],
    source: ['altare', 'calice'],
  },
  valid: (p) => p.shield >= p.pay + p.lose,
  beliefs: ['paying-life-is-damage', 'life-loss-preventable'],
  scenario: (p) =>
    scenario()
      .life('A', p.life)
      .permanent('A', payForCard(p.source, p.pay))
      .lasting(shield('A', p.shield))
      .act({ activate: p.source, by: 'A' }, 'resolve')
      .effect({ do: 'loseLife', who: 'A', amount: p.lose }, 'N')
      .done(),
  probe: () => ({ ask: 'life', player: 'A' }),
})
