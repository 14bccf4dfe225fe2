import { CREATURES, drain, gain } from '../parts'
import { template } from '../template'

/** Two modes, or the same one twice, with so much mana: may the spell be cast? */
export const escalateCost = template({
  id: 'escalate-cost',
  version: 3,
  claims: ['702.120a', '700.2d'],
  claimsAt: (p) => (p.twice ? ['700.2d'] : ['702.120a']),
  axes: {
    twice: [false, true],
    escalate: [1, 2, 3],
    mana: [0],
    spell: ['bufera', 'prova', 'grandine'],
    amount: [2, 3, 4],
    creature: ['orso', 'lupo'],
  },
  beliefs: ['escalate-counts-first', 'escalate-repeat-mode', 'modes-chosen-on-resolution'],
  fits: (belief, p) => belief === 'escalate-counts-first' || (belief === 'escalate-repeat-mode') === p.twice,
  because: (p) => (p.twice ? '700.2d' : '702.120a'),
  scenario: (p) => ({
    players: { A: { mana: `{R}{${p.escalate - p.mana}}` } },
    field: { N: [{ id: p.creature, pt: '2/2' }] },
    hand: {
      A: [
        {
          id: p.spell,
          types: ['instant'],
          cost: '{R}',
          keywords: [{ keyword: 'escalate', cost: `{${p.escalate}}` }],
          abilities: [
            {
              type: 'spell',
              modes: {
                choose: 'one-or-more',
                list: [
                  { targets: CREATURES(), effect: { do: 'destroy', what: { target: 0 } } },
                  { effect: gain(p.amount) },
                  { effect: drain(p.amount) },
                ],
              },
            },
          ],
        },
      ],
    },
    script: [p.twice ? { cast: p.spell, modes: [1, 1] } : { cast: p.spell, modes: [0, 1], targets: [p.creature] }],
  }),
  probe: () => ({ ask: 'legal', action: 0 }),
})
