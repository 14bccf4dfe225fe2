import { scenario } from '#lib/rules/index'
import { cannot, inOrder } from '../parts'
import { template } from '../template'

/** A player who can't gain life loses more than there is, and then the life total is to become a number. */
export const setLifeCannotGain = template({
  id: 'set-life-cannot-gain',
  version: 3,
  claims: ['101.2'],
  axes: { life: [2, 3, 4, 5, 7, 8, 9, 1, 6], lost: [3, 5, 6, 8, 10, 12], total: [5, 10, 12, 15, 20] },
  // Otherwise nobody believes that the loss stops on the way.
  valid: (p) => p.lost > p.life,
  beliefs: ['set-life-ignores-cant-gain', 'set-life-not-gain', 'can-beats-cant', 'life-cannot-go-negative'],
  scenario: (p) =>
    scenario()
      .life('N', p.life)
      .lasting(cannot('N', 'gain-life'))
      .effect(inOrder({ do: 'loseLife', who: 'N', amount: p.lost }, { do: 'setLife', who: 'N', total: p.total }), 'A')
      .done(),
  probe: () => ({ ask: 'life', player: 'N' }),
})
