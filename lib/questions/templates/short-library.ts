import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A player is told to draw more cards than the library has: have they lost? */
export const shortLibrary = template({
  id: 'short-library',
  version: 2,
  claims: ['121.4', '704.5b'],
  // Who draws the last card has lost nothing by either rule.
  claimsAt: (p) => (p.draw > p.library ? ['121.4', '704.5b'] : []),
  axes: {
    library: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
    draw: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
    by: ['A', 'N'],
  },
  beliefs: ['overdraw-draws-none', 'empty-library-loses', 'draw-n-single-event'],
  fits: (belief, p) => belief === 'empty-library-loses' || (belief === 'overdraw-draws-none') === p.draw > p.library,
  because: (p) => (p.draw > p.library ? '121.4' : '704.5b'),
  valid: (p) => p.draw >= p.library && p.draw <= p.library + 2,
  scenario: (p) => scenario().library('N', p.library).effect({ do: 'draw', who: 'N', amount: p.draw }, p.by).done(),
  probe: () => ({ ask: 'lost', player: 'N' }),
})
