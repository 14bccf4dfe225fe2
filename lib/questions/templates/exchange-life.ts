import { scenario } from '#lib/rules/index'
import { cannot } from '../parts'
import { template } from '../template'

/** Two players exchange life totals, and one of them can't gain, or can't lose, life. */
export const exchangeLife = template({
  id: 'exchange-life',
  version: 1,
  claims: ['119.7'],
  axes: {
    low: [2, 3, 4, 5, 6, 7, 8, 1, 9],
    high: [10, 11, 12, 13, 14, 16, 18, 15, 17, 19, 20],
    who: ['A', 'N'],
    by: ['A', 'N'],
  },
  beliefs: ['exchange-life-half', 'can-beats-cant'],
  scenario: (p) => {
    const other = p.who === 'A' ? 'N' : 'A'
    return scenario()
      .life(p.who, p.low)
      .life(other, p.high)
      .lasting(cannot(p.who, 'gain-life'))
      .effect({ do: 'exchangeLife', players: ['A', 'N'] }, p.by)
      .done()
  },
  probe: () => ({ ask: 'totals' }),
})
