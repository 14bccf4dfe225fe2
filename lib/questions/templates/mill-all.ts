import { scenario } from '#lib/rules/index'
import { inOrder } from '../parts'
import { template } from '../template'

/** A library is milled away, and perhaps a card is drawn from it afterwards: has its owner lost? */
export const millAll = template({
  id: 'mill-all',
  version: 3,
  claims: ['701.17b', '121.4', '704.5b'],
  claimsAt: (p) => (p.draws ? ['121.4', '704.5b'] : ['701.17b']),
  axes: {
    library: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
    mill: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19],
    by: ['A', 'N'],
    draws: [false, true],
  },
  beliefs: ['mill-empty-loses', 'empty-library-loses', 'overdraw-draws-none'],
  fits: (belief, p) => belief === 'empty-library-loses' || (belief === 'overdraw-draws-none') === p.draws,
  because: (p) => (p.draws ? '121.4' : '701.17b'),
  valid: (p) => p.mill > p.library && p.mill <= p.library + 3,
  scenario: (p) =>
    scenario()
      .library('N', p.library)
      .effect(
        inOrder(
          { do: 'mill', who: 'N', amount: p.mill },
          ...(p.draws ? [{ do: 'draw', who: 'N', amount: 1 } as const] : []),
        ),
        p.by,
      )
      .done(),
  probe: () => ({ ask: 'lost', player: 'N' }),
})
