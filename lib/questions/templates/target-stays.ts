import { scenario } from '#lib/rules/index'
import { CREATURES, gain, inOrder, instant } from '../parts'
import { template } from '../template'

/** One target of a spell leaves in response; another creature is a target too, or it is not: which statements are true? */
export const targetStays = template({
  id: 'target-stays',
  version: 1,
  claims: ['601.2c', '608.2b'],
  claimsAt: (p) => (p.two ? ['608.2b'] : ['601.2c']),
  axes: {
    two: [false, true],
    spell: ['bufera', 'rovina', 'grandine'],
    amount: [2, 3, 4],
    life: [6, 11, 17, 20],
    gone: ['orso', 'cervo', 'lince'],
    other: ['lupo', 'volpe', 'troll'],
  },
  beliefs: ['targets-chosen-on-resolution', 'fizzle-still-gains', 'partial-illegal-fizzles'],
  form: 'select',
  scenario: (p) => ({
    ...scenario().life('A', p.life).creature('N', p.gone, '2/2').creature('N', p.other, '3/3').done(),
    hand: {
      A: [
        instant(
          p.spell,
          inOrder(
            { do: 'destroy', what: { target: 0 } },
            ...(p.two ? [{ do: 'destroy', what: { target: 1 } } as const] : []),
            gain(p.amount),
          ),
          CREATURES(p.two ? 2 : 1),
        ),
      ],
    },
    script: [
      { cast: p.spell, targets: p.two ? [p.gone, p.other] : [p.gone] },
      { effect: { do: 'exile', what: p.gone }, by: 'N' },
      'resolve',
    ],
  }),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'zone', object: p.other },
      { ask: 'life', player: 'A' },
    ],
  }),
})
