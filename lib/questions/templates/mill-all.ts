import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A library is milled away: has its owner lost? */
export const millAll = template({
  id: 'mill-all',
  version: 1,
  claims: ['701.17a'],
  axes: {
    library: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
    mill: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19],
    by: ['A', 'N'],
  },
  beliefs: ['mill-empty-loses', 'empty-library-loses'],
  because: '701.17a',
  valid: (p) => p.mill > p.library && p.mill <= p.library + 3,
  scenario: (p) => scenario().library('N', p.library).effect({ do: 'mill', who: 'N', amount: p.mill }, p.by).done(),
  probe: () => ({ ask: 'lost', player: 'N' }),
})
