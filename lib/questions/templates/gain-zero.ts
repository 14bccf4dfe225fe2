import { scenario } from '#lib/rules/index'
import { enchantment, onGain } from '../parts'
import { template } from '../template'

/** A spell gives life for each creature, and there may be none: does an ability that watches gains trigger? */
export const gainZero = template({
  id: 'gain-zero',
  version: 2,
  claims: ['119.9'],
  axes: {
    life: [3, 5, 8, 11, 14, 20, 1, 2, 7, 9, 17],
    artifacts: [0, 1, 2],
    source: ['veglia', 'sorgente', 'coro', 'sigillo', 'ronda'],
  },
  beliefs: ['gain-zero-triggers'],
  scenario: (p) =>
    ['idolo', 'calice']
      .slice(0, p.artifacts)
      .reduce((s, id) => s.permanent('A', { id, types: ['artifact'] }), scenario().life('A', p.life))
      .permanent('A', enchantment(p.source, onGain))
      .effect({ do: 'gainLife', who: 'you', amount: { count: { types: ['creature'], controller: 'you' } } }, 'A')
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'triggers', object: p.source },
      { ask: 'life', player: 'A' },
    ],
  }),
})
