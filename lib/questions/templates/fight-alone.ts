import { CREATURES, gain, inOrder, instant } from '../parts'
import { template } from '../template'

/** Of two creatures that are to fight one is gone: neither deals damage. */
export const fightAlone = template({
  id: 'fight-alone',
  version: 4,
  claims: ['701.14b'],
  axes: {
    mine: ['orso', 'lupo', 'cervo', 'toro'],
    theirs: ['golem', 'troll', 'ragno'],
    power: [2, 3, 4],
    marked: [0, 1],
    away: ['exile', 'destroy', 'returnToHand'],
    answer: ['folgore', 'languore'],
    life: [20, 14, 9, 17],
  },
  beliefs: ['fight-one-sided', 'ability-dies-with-source'],
  scenario: (p) => ({
    players: { A: { life: p.life } },
    field: {
      A: [
        {
          id: p.mine,
          pt: `${p.power}/3`,
          abilities: [
            {
              type: 'activated',
              cost: [{ pay: 'tap' }],
              targets: CREATURES(),
              effect: inOrder({ do: 'fight', what: 'self', with: { target: 0 } }, gain(3)),
            },
          ],
        },
      ],
      N: [{ id: p.theirs, pt: '1/7', ...(p.marked ? { damage: p.marked } : {}) }],
    },
    hand: { N: [instant(p.answer, { do: p.away, what: { target: 0 } }, CREATURES())] },
    script: [{ activate: p.mine, targets: [p.theirs] }, { cast: p.answer, by: 'N', targets: [p.mine] }, 'resolve-all'],
  }),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'marked', object: p.theirs },
      { ask: 'zone', object: p.mine },
      { ask: 'life', player: 'A' },
    ],
  }),
})
