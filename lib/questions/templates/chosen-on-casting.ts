import type { ObjectSpec } from '#lib/rules/index'
import { CREATURES, gain, inOrder, instant } from '../parts'
import { template } from '../template'

const modal = (id: string, amount: number): ObjectSpec => ({
  id,
  types: ['instant'],
  abilities: [
    {
      type: 'spell',
      modes: {
        choose: 1,
        list: [
          { targets: CREATURES(), effect: inOrder({ do: 'destroy', what: { target: 0 } }, gain(1)) },
          { effect: gain(amount) },
        ],
      },
    },
  ],
})

/** The target of a spell is exiled in response: neither another mode nor another target is chosen. */
export const chosenOnCasting = template({
  id: 'chosen-on-casting',
  version: 6,
  claims: ['700.2a', '601.2c'],
  claimsAt: (p) => (p.modes ? ['700.2a'] : ['601.2c']),
  axes: {
    modes: [true, false],
    spell: ['bufera', 'prova', 'grandine'],
    amount: [2, 3, 4],
    life: [6, 11, 17],
    target: ['orso', 'cervo'],
    left: ['lupo', 'volpe'],
  },
  beliefs: ['modes-chosen-on-resolution', 'targets-chosen-on-resolution', 'fizzle-still-gains'],
  scenario: (p) => ({
    players: { A: { life: p.life } },
    field: { N: [{ id: p.target, pt: '2/2' }, ...(p.modes ? [] : [{ id: p.left, pt: '3/3' }])] },
    hand: {
      A: [
        p.modes
          ? modal(p.spell, p.amount)
          : instant(p.spell, inOrder({ do: 'destroy', what: { target: 0 } }, gain(p.amount)), CREATURES()),
      ],
    },
    script: [
      p.modes ? { cast: p.spell, modes: [0], targets: [p.target] } : { cast: p.spell, targets: [p.target] },
      { effect: { do: 'exile', what: p.target }, by: 'N' },
      'resolve-all',
    ],
  }),
  valid: (p) => !p.modes || p.left === 'lupo',
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'A' },
      { ask: 'graveyard', player: 'N' },
    ],
  }),
})
