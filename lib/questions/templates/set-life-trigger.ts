import { scenario } from '#lib/rules/index'
import { enchantment, inOrder, onGain } from '../parts'
import { template } from '../template'

/** A player gains no life, and then the life total becomes a number, and perhaps a greater one: how often does an ability that watches gains trigger? */
export const setLifeTrigger = template({
  id: 'set-life-trigger',
  version: 4,
  claims: ['119.5'],
  axes: {
    life: [2, 3, 4, 5, 7, 8, 1, 6, 9, 11],
    total: [10, 12, 15, 20, 25, 30],
    source: ['veglia', 'sorgente', 'coro', 'sigillo', 'ronda'],
    again: [0, 3, 5],
  },
  beliefs: ['set-life-not-gain', 'gain-zero-triggers'],
  // To come down to the number is no gain, whether or not it is a loss.
  valid: (p) => p.total > p.life,
  scenario: (p) =>
    scenario()
      .life('A', p.life)
      .permanent('A', enchantment(p.source, onGain))
      .effect(
        inOrder(
          { do: 'gainLife', who: 'you', amount: { count: { types: ['artifact'], controller: 'you' } } },
          { do: 'setLife', who: 'A', total: p.total },
          ...(p.again ? [{ do: 'setLife', who: 'A', total: p.total + p.again } as const] : []),
        ),
        'A',
      )
      .done(),
  probe: (p) => ({ ask: 'triggers', object: p.source }),
})
