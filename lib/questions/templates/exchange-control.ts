import { CREATURES, gain, inOrder, instant } from '../parts'
import { template } from '../template'

/** A creature would exchange its controller with another's, and is gone as the ability resolves. */
export const exchangeControl = template({
  id: 'exchange-control',
  version: 3,
  claims: ['701.12a'],
  axes: {
    mine: ['orso', 'lupo', 'cervo', 'volpe'],
    theirs: ['drago', 'gigante', 'golem', 'troll'],
    size: ['4/4', '5/5', '3/6'],
    away: ['exile', 'destroy', 'returnToHand'],
    answer: ['folgore', 'languore'],
    life: [20, 14, 9, 17],
  },
  beliefs: ['exchange-partial', 'ability-dies-with-source'],
  form: 'board',
  scenario: (p) => ({
    players: { A: { life: p.life } },
    field: {
      A: [
        {
          id: p.mine,
          pt: '2/2',
          abilities: [
            {
              type: 'activated',
              cost: [{ pay: 'tap' }],
              targets: CREATURES(),
              effect: inOrder({ do: 'exchangeControl', what: ['self', { target: 0 }] }, gain(2)),
            },
          ],
        },
      ],
      N: [{ id: p.theirs, pt: p.size }],
    },
    hand: { N: [instant(p.answer, { do: p.away, what: { target: 0 } }, CREATURES())] },
    script: [{ activate: p.mine, targets: [p.theirs] }, { cast: p.answer, by: 'N', targets: [p.mine] }, 'resolve-all'],
  }),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'controller', object: p.theirs },
      { ask: 'zone', object: p.mine },
      { ask: 'life', player: 'A' },
    ],
  }),
})
