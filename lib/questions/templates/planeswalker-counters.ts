import { scenario } from '#lib/rules/index'
import { planeswalker } from '../parts'
import { template } from '../template'

/** An effect damages a planeswalker and a creature, the turn ends, and another does: what is left of either damage? */
export const planeswalkerCounters = template({
  id: 'planeswalker-counters',
  version: 2,
  claims: ['120.3c'],
  axes: {
    loyalty: [6, 7, 8, 5, 9],
    first: [1, 2, 3],
    second: [1, 2, 3],
    name: ['eremita', 'iride', 'custode'],
    creature: ['golem', 'gigante', 'muro'],
    life: [20, 15, 9],
  },
  valid: (p) => p.first + p.second < p.loyalty,
  beliefs: ['planeswalker-damage-marked', 'damage-outlasts-turn'],
  form: 'board',
  scenario: (p) => {
    const both = (amount: number) =>
      ({
        do: 'together',
        steps: [p.name, p.creature].map((object) => ({ do: 'damage', amount, to: { object } }) as const),
      }) as const
    return scenario()
      .life('N', p.life)
      .permanent('N', planeswalker(p.name, p.loyalty))
      .creature('N', p.creature, '1/8')
      .act(
        { effect: both(p.first), by: 'A', name: 'Folgore' },
        { step: 'upkeep' },
        { effect: both(p.second), by: 'A', name: 'Scintilla' },
      )
      .done()
  },
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'counters', object: p.name, counter: 'loyalty' },
      { ask: 'marked', object: p.creature },
    ],
  }),
})
