import { scenario } from '#lib/rules/index'
import { healing, walker } from '../parts'
import { template } from '../template'

/** What makes sense to say: of an ability after another one, and of a planeswalker that has just arrived. */
const FITTING = {
  again: ['loyalty-more-than-once', 'loyalty-one-each-player'],
  other: ['loyalty-more-than-once', 'loyalty-one-each-player'],
  fresh: ['loyalty-sick', 'loyalty-any-time'],
  response: ['loyalty-sick', 'loyalty-any-time'],
  short: ['loyalty-sick', 'loyalty-below-zero'],
} as const satisfies Record<string, readonly string[]>

/** After a loyalty ability another one, of the same planeswalker or of another; of one that has just arrived, with a spell on the stack or without, or with too few counters. */
export const loyaltyNow = template({
  id: 'loyalty-now',
  version: 3,
  claims: ['606.3', '606.6'],
  claimsAt: (p) => (p.how === 'short' ? ['606.6'] : ['606.3']),
  axes: {
    how: ['again', 'other', 'fresh', 'response', 'short'],
    name: ['eremita', 'maga', 'stregone', 'strega'],
    other: ['sciamano', 'monaco', 'driade'],
    loyalty: [3, 4, 5],
    gain: [2, 3, 4],
    cost: [1, 2],
  },
  beliefs: [
    'loyalty-more-than-once',
    'loyalty-one-each-player',
    'loyalty-sick',
    'loyalty-any-time',
    'loyalty-below-zero',
  ],
  fits: (belief, p) => (FITTING[p.how] as readonly string[]).includes(belief),
  because: (p) => (p.how === 'short' ? '606.6' : '606.3'),
  // Only one of the four has a second planeswalker.
  valid: (p) => p.how === 'other' || p.other === 'sciamano',
  scenario: (p) => {
    const abilities = [
      { cost: 1, gain: p.gain },
      { cost: -(p.how === 'short' ? p.loyalty + p.cost : p.cost), gain: p.gain + 3 },
    ]
    const one = walker(p.name, p.loyalty, ...abilities)
    const there = scenario().permanent('A', one)
    if (p.how === 'again')
      return there.act({ activate: p.name, ability: 0 }, 'resolve', { activate: p.name, ability: 1 }).done()
    if (p.how === 'other')
      return there
        .permanent('A', walker(p.other, p.loyalty, { cost: -p.cost, gain: p.gain }))
        .act({ activate: p.name, ability: 0 }, 'resolve', { activate: p.other, ability: 0 })
        .done()
    const act = { activate: p.name, ability: 1 } as const
    const cast = { ...one, cost: '{3}{R}' }
    return p.how === 'fresh' || p.how === 'short'
      ? scenario().hand('A', [cast]).act({ cast: p.name }, 'resolve', act).done()
      : scenario()
          .hand('A', [cast, healing('pioggia', p.gain)])
          .act({ cast: p.name }, 'resolve', { cast: 'pioggia' }, act)
          .done()
  },
  probe: (p) => ({ ask: 'legal', action: { again: 2, other: 2, fresh: 2, response: 3, short: 2 }[p.how] }),
})
