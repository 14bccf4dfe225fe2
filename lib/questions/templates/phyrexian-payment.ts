import { scenario } from '#lib/rules/index'
import { cannot } from '../parts'
import { template } from '../template'

/** A spell with Phyrexian symbols, and no mana for them: may they be paid with life, perhaps by a player who can't lose any? */
export const phyrexianPayment = template({
  id: 'phyrexian-payment',
  version: 5,
  claims: ['119.4', '119.8'],
  claimsAt: (p) => (p.ban ? ['119.8'] : ['119.4']),
  axes: {
    life: [1, 2, 3, 4, 5],
    symbols: [1, 2],
    color: ['B', 'R', 'G'],
    pt: ['3/1', '2/2', '4/3', '1/4', '5/5'],
    name: ['arpia', 'vampiro', 'orco', 'zombie'],
    ban: [false, true],
  },
  beliefs: ['pay-life-below-zero', 'cannot-pay-all-life', 'zero-life-immediate-loss', 'cant-lose-life-pays-free'],
  valid: (p) => (p.ban ? p.life === 2 * p.symbols : p.life <= 2 * p.symbols),
  // Who has the game end as the total comes to 0 has no spell cast with all of it.
  fits: (belief, p) =>
    p.ban
      ? belief === 'cant-lose-life-pays-free' || belief === 'cannot-pay-all-life'
      : belief !== 'cant-lose-life-pays-free' && (belief !== 'zero-life-immediate-loss' || p.life < 2 * p.symbols),
  because: (p) => (p.ban ? '119.8' : '119.4'),
  scenario: (p) => ({
    ...(p.ban ? scenario().lasting(cannot('A', 'lose-life')) : scenario())
      .player('A', { life: p.life, mana: '' })
      .act({ cast: p.name, phyrexian: p.symbols })
      .done(),
    hand: {
      A: [{ id: p.name, types: ['creature'], pt: p.pt, colors: [p.color], cost: `{${p.color}/P}`.repeat(p.symbols) }],
    },
  }),
  probe: () => ({ ask: 'legal', action: 0 }),
})
