import { scenario } from '#lib/rules/index'
import { inOrder } from '../parts'
import { template } from '../template'

/** A spell takes life from the opponent, and then from its controller: who has won, who has lost, and with how much life? */
export const lostTogether = template({
  id: 'lost-together',
  version: 1,
  claims: ['704.5a', '119.3', '704.3'],
  // Where what is lost is gained back, the totals are as they were: that nothing checked in between is all that decides.
  claimsAt: (p) => (p.foe <= p.drain ? ['704.5a', '119.3'] : p.price === p.gain ? ['704.3'] : ['119.3']),
  axes: {
    life: [2, 3, 4, 6],
    foe: [2, 3, 4, 5, 7],
    drain: [3, 4, 5],
    price: [2, 3, 5],
    gain: [0, 2],
  },
  beliefs: ['zero-life-immediate-loss', 'life-cannot-go-negative'],
  form: 'board',
  valid: (p) => p.foe <= p.drain || p.life <= p.price,
  scenario: (p) =>
    scenario()
      .life('A', p.life)
      .life('N', p.foe)
      .effect(
        inOrder(
          { do: 'loseLife', who: 'N', amount: p.drain },
          { do: 'loseLife', who: 'A', amount: p.price },
          ...(p.gain ? [{ do: 'gainLife', who: 'A', amount: p.gain } as const] : []),
        ),
        'A',
      )
      .done(),
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'lost', player: 'N' },
      { ask: 'won', player: 'A' },
      { ask: 'life', player: 'A' },
    ],
  }),
})
