import { scenario } from '#lib/rules/index'
import { enchantment, onGain } from '../parts'
import { template } from '../template'

/** Two players exchange life totals, perhaps one of them with a third one again, and then one gains no life: how often does an ability that watches gains trigger? */
export const exchangeTriggers = template({
  id: 'exchange-triggers',
  version: 4,
  claims: ['701.12c'],
  axes: {
    mine: [3, 5, 6, 8, 1, 4, 7],
    theirs: [9, 12, 15, 20, 10, 18, 16],
    source: ['veglia', 'sorgente', 'coro'],
    counted: ['artifact', 'planeswalker'],
    again: [false, true],
  },
  beliefs: ['exchange-life-no-events', 'gain-zero-triggers'],
  scenario: (p) => {
    const two = scenario().life('A', p.mine).life('N', p.theirs)
    const there = (p.again ? two.life('B', p.theirs + 5) : two)
      .permanent('A', enchantment(p.source, onGain))
      .effect({ do: 'exchangeLife', players: ['A', 'N'] }, 'A')
    return (p.again ? there.effect({ do: 'exchangeLife', players: ['A', 'B'] }, 'A') : there)
      .effect({ do: 'gainLife', who: 'you', amount: { count: { types: [p.counted], controller: 'you' } } }, 'A')
      .done()
  },
  probe: (p) => ({ ask: 'triggers', object: p.source }),
})
