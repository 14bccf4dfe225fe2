import { scenario } from '#lib/rules/index'
import { enchantment, inOrder, onDraw } from '../parts'
import { template } from '../template'

/** Cards are drawn, and one is put into the hand without drawing: how often does an ability that watches draws trigger? */
export const drawTriggers = template({
  id: 'draw-triggers',
  version: 2,
  claims: ['121.2', '121.5'],
  axes: {
    draw: [2, 3, 4, 5],
    put: [0, 1],
    source: ['veglia', 'sorgente', 'coro'],
    life: [5, 9, 12, 16, 7, 11, 14, 18],
  },
  // Without a card that is put into the hand one of the beliefs has nothing to be wrong about.
  valid: (p) => p.put > 0,
  beliefs: ['draw-n-single-event', 'put-in-hand-is-draw'],
  scenario: (p) =>
    scenario()
      .life('A', p.life)
      .permanent('A', enchantment(p.source, onDraw))
      .effect(
        p.put
          ? inOrder({ do: 'draw', who: 'you', amount: p.draw }, { do: 'putInHand', who: 'you' })
          : { do: 'draw', who: 'you', amount: p.draw },
        'A',
      )
      .done(),
  probe: (p) => ({ ask: 'triggers', object: p.source }),
})
