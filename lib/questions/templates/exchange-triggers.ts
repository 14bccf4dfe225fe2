import { scenario } from '#lib/rules/index'
import { enchantment, onGain } from '../parts'
import { template } from '../template'

/** Two players exchange life totals, and then one gains no life: how often does an ability that watches gains trigger? */
export const exchangeTriggers = template({
  id: 'exchange-triggers',
  version: 3,
  claims: ['701.12c'],
  axes: {
    mine: [3, 5, 6, 8, 1, 4, 7],
    theirs: [9, 12, 15, 20, 10, 18, 16],
    source: ['veglia', 'sorgente', 'coro'],
    counted: ['artifact', 'planeswalker'],
  },
  beliefs: ['exchange-life-no-events', 'gain-zero-triggers'],
  scenario: (p) =>
    scenario()
      .life('A', p.mine)
      .life('N', p.theirs)
      .permanent('A', enchantment(p.source, onGain))
      .effect({ do: 'exchangeLife', players: ['A', 'N'] }, 'A')
      .effect({ do: 'gainLife', who: 'you', amount: { count: { types: [p.counted], controller: 'you' } } }, 'A')
      .done(),
  probe: (p) => ({ ask: 'triggers', object: p.source }),
})
