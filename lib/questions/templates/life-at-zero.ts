import { scenario } from '#lib/rules/index'
import { inOrder } from '../parts'
import { template } from '../template'

/** The total touches 0 while a spell resolves: has the player lost, and why? */
export const lifeAtZero = template({
  id: 'life-at-zero',
  version: 1,
  claims: ['119.6', '704.3', '704.5a'],
  axes: { life: [1, 2, 3, 4, 5, 6, 7], over: [0, 1, 2, 3], gain: [0, 1, 2, 3, 4, 5] },
  beliefs: ['zero-life-immediate-loss', 'life-cannot-go-negative'],
  claimsAt: (p) => (p.gain > p.over ? ['704.3'] : ['119.6', '704.5a']),
  because: (p) => (p.gain > p.over ? '704.3' : '119.6'),
  valid: (p) => p.gain > 0 && p.over > 0,
  scenario: (p) =>
    scenario()
      .life('N', p.life)
      .effect(
        inOrder({ do: 'loseLife', who: 'N', amount: p.life + p.over }, { do: 'gainLife', who: 'N', amount: p.gain }),
        'A',
      )
      .done(),
  probe: () => ({ ask: 'lost', player: 'N' }),
})
