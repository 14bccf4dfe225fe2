import { scenario } from '#lib/rules/index'
import { inOrder } from '../parts'
import { template } from '../template'

/** A spell makes a player lose more life than they have, then gain some: how does it end? */
export const loseThenGain = template({
  id: 'lose-then-gain',
  version: 1,
  claims: ['119.3'],
  axes: { life: [1, 2, 3, 4, 5, 6], lose: [3, 4, 5, 6, 7, 8], gain: [1, 2, 3, 4, 5, 6] },
  beliefs: ['life-cannot-go-negative', 'zero-life-immediate-loss'],
  valid: (p) => p.lose > p.life && p.lose !== p.gain,
  scenario: (p) =>
    scenario()
      .life('N', p.life)
      .effect(inOrder({ do: 'loseLife', who: 'N', amount: p.lose }, { do: 'gainLife', who: 'N', amount: p.gain }), 'A')
      .done(),
  probe: () => ({ ask: 'outcome', player: 'N' }),
})
