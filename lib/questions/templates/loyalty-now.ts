import { type ScriptStep, scenario } from '#lib/rules/index'
import { healing, walker } from '../parts'
import { template } from '../template'

/** What makes sense to say: of an ability after another one, and of a planeswalker that has just arrived. */
const FITTING = {
  // Who has nothing of it activated while it has just arrived has been told that an ability of it was.
  again: ['loyalty-more-than-once', 'loyalty-one-each-player', 'loyalty-leaves-one'],
  other: ['loyalty-more-than-once', 'loyalty-one-each-player', 'loyalty-sick', 'loyalty-leaves-one'],
  fresh: ['loyalty-sick', 'loyalty-any-time', 'loyalty-leaves-one', 'loyalty-below-zero'],
  response: ['loyalty-sick', 'loyalty-any-time', 'loyalty-leaves-one'],
  short: ['loyalty-sick', 'loyalty-below-zero', 'loyalty-leaves-one'],
} as const satisfies Record<string, readonly string[]>

/**
 * An ability that takes off all counters of a planeswalker that has just arrived, at once or after another one of it or of another, with a spell
 * on the stack, or with too few counters.
 */
export const loyaltyNow = template({
  id: 'loyalty-now',
  version: 5,
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
    'loyalty-leaves-one',
  ],
  fits: (belief, p) => (FITTING[p.how] as readonly string[]).includes(belief),
  because: (p) => (p.how === 'short' ? '606.6' : '606.3'),
  // Only one of the four has a second planeswalker.
  valid: (p) => p.how === 'other' || p.other === 'sciamano',
  scenario: (p) => {
    // What there is to take off: after the first ability of the same planeswalker there is more.
    const all = p.loyalty + (p.how === 'again' || p.how === 'short' ? p.cost : 0)
    const plus = { cost: p.cost, gain: p.gain }
    const minus = { cost: -all, gain: p.gain + 3 }
    if (p.how === 'other')
      return scenario()
        .permanent('A', walker(p.name, p.loyalty, plus))
        .hand('A', [{ ...walker(p.other, p.loyalty, minus), cost: '{3}{R}' }])
        .act({ activate: p.name, ability: 0 }, 'resolve', { cast: p.other }, 'resolve', {
          activate: p.other,
          ability: 0,
        })
        .done()
    const cast = { ...walker(p.name, p.loyalty, plus, minus), cost: '{3}{R}' }
    const act = { activate: p.name, ability: 1 } as const
    const before = {
      again: [{ activate: p.name, ability: 0 }, 'resolve'],
      fresh: [],
      response: [{ cast: 'pioggia' }],
      short: [],
    } as const satisfies Record<string, readonly ScriptStep[]>
    return scenario()
      .hand('A', p.how === 'response' ? [cast, healing('pioggia', p.gain)] : [cast])
      .act({ cast: p.name }, 'resolve', ...before[p.how], act)
      .done()
  },
  probe: (p) => ({ ask: 'legal', action: { again: 4, other: 4, fresh: 2, response: 3, short: 2 }[p.how] }),
})
