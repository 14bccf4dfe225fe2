import { scenario } from '#lib/rules/index'
import { walker } from '../parts'
import { template } from '../template'

/** After a loyalty ability another one, of the same planeswalker or of a second, and one of a third for all its counters or for one more: which statements are true? */
export const walkerStatements = template({
  id: 'walker-statements',
  version: 1,
  claims: ['606.3', '606.6'],
  claimsAt: (p) => [...(p.same ? (['606.3'] as const) : []), ...(p.short ? (['606.6'] as const) : [])],
  axes: {
    same: [true, false],
    short: [false, true],
    first: ['eremita', 'maga', 'stregone'],
    third: ['sciamano', 'strega'],
    loyalty: [3, 4, 5],
    plus: [1, 2],
    gain: [2, 3],
  },
  beliefs: ['loyalty-more-than-once', 'loyalty-one-each-player', 'loyalty-leaves-one', 'loyalty-below-zero'],
  form: 'select',
  scenario: (p) =>
    scenario()
      .permanent('A', walker(p.first, p.loyalty, { cost: p.plus, gain: p.gain }, { cost: -2, gain: p.gain + 2 }))
      .permanent('A', walker('monaco', 4, { cost: -2, gain: p.gain + 1 }))
      .permanent('A', walker(p.third, p.loyalty, { cost: -p.loyalty - (p.short ? 1 : 0), gain: 7 }))
      .act(
        { activate: p.first, ability: 0 },
        'resolve',
        p.same ? { activate: p.first, ability: 1 } : { activate: 'monaco' },
        'resolve-all',
        { activate: p.third },
        'resolve-all',
      )
      .done(),
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'legal', action: 2 },
      { ask: 'legal', action: 4 },
    ],
  }),
})
