import { scenario } from '#lib/rules/index'
import { inOrder } from '../parts'
import { template } from '../template'

/** A spell makes each player lose life and gain some back: which statements about who has lost are true? */
export const drainedBoth = template({
  id: 'drained-both',
  version: 1,
  claims: ['119.3', '704.5a'],
  // Where both get over it nobody loses by these rules.
  claimsAt: (p) => (Math.min(p.life, p.foe) - p.lose + p.gain <= 0 ? ['119.3', '704.5a'] : []),
  axes: {
    life: [2, 3, 4, 5, 7],
    foe: [2, 3, 4, 6, 8],
    lose: [3, 4, 5, 6],
    gain: [1, 2, 3],
  },
  beliefs: ['life-cannot-go-negative', 'zero-life-immediate-loss'],
  form: 'select',
  valid: (p) => p.life !== p.foe && Math.min(p.life, p.foe) <= p.lose && p.gain < p.lose,
  scenario: (p) =>
    scenario()
      .life('A', p.life)
      .life('N', p.foe)
      .effect(
        inOrder({ do: 'loseLife', who: 'each', amount: p.lose }, { do: 'gainLife', who: 'each', amount: p.gain }),
        'A',
      )
      .done(),
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'lost', player: 'A' },
      { ask: 'lost', player: 'N' },
    ],
  }),
})
