import { scenario } from '#lib/rules/index'
import { walker } from '../parts'
import { template } from '../template'

/** A planeswalker comes, uses an ability and is dealt damage: may another ability be activated, of it or of another, and how many counters has it? */
export const walkerTurn = template({
  id: 'walker-turn',
  version: 3,
  claims: ['606.3', '306.5b'],
  axes: {
    name: ['eremita', 'maga', 'stregone'],
    loyalty: [4, 5, 6],
    plus: [1, 2],
    damage: [2, 3],
    gain: [2, 3],
    same: [true, false],
  },
  beliefs: ['planeswalker-damage-marked', 'loyalty-more-than-once', 'loyalty-one-each-player'],
  form: 'board',
  scenario: (p) => {
    const one = walker(p.name, p.loyalty, { cost: p.plus, gain: p.gain }, { cost: -1, gain: 1 })
    return scenario()
      .permanent('A', walker('monaco', 4, { cost: -2, gain: p.gain + 2 }))
      .hand('A', [{ ...one, cost: '{3}{R}' }])
      .act(
        { cast: p.name },
        'resolve',
        { activate: p.name, ability: 0 },
        'resolve',
        { effect: { do: 'damage', amount: p.damage, to: { object: p.name } }, by: 'N', name: 'Folgore' },
        p.same ? { activate: p.name, ability: 1 } : { activate: 'monaco' },
        'resolve-all',
      )
      .done()
  },
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'legal', action: 5 },
      { ask: 'counters', object: p.name, counter: 'loyalty' },
    ],
  }),
})
