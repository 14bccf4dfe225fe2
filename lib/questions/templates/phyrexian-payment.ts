import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A spell with Phyrexian symbols, and no mana for them: may they be paid with life? */
export const phyrexianPayment = template({
  id: 'phyrexian-payment',
  version: 2,
  claims: ['119.4'],
  axes: {
    life: [1, 2, 3, 4, 5],
    symbols: [1, 2],
    color: ['B', 'R', 'G'],
    pt: ['3/1', '2/2', '4/3', '1/4', '5/5'],
    name: ['arpia', 'vampiro', 'orco', 'zombie'],
  },
  beliefs: ['pay-life-below-zero', 'cannot-pay-all-life', 'zero-life-immediate-loss', 'paying-life-is-damage'],
  valid: (p) => p.life <= 2 * p.symbols,
  // Where the total does not cover it, a payment that were damage would fail as well.
  fits: (belief, p) => belief !== 'paying-life-is-damage' || p.life === 2 * p.symbols,
  because: '119.4',
  scenario: (p) => ({
    ...scenario().player('A', { life: p.life, mana: '' }).act({ cast: p.name, phyrexian: p.symbols }).done(),
    hand: {
      A: [{ id: p.name, types: ['creature'], pt: p.pt, colors: [p.color], cost: `{${p.color}/P}`.repeat(p.symbols) }],
    },
  }),
  probe: () => ({ ask: 'legal', action: 0 }),
})
