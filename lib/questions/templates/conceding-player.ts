import { type Scenario, scenario } from '#lib/rules/index'
import { drain, instant } from '../parts'
import { template } from '../template'

/** One of three players concedes with a spell on the stack, and it leaves with them; the others resolve. */
export const concedingPlayer = template({
  id: 'conceding-player',
  version: 3,
  claims: ['800.4a', '405.5'],
  shows: ['405.6g'],
  axes: {
    life: [8, 10, 12, 15, 18, 20],
    leaving: [2, 3, 5],
    staying: [1, 2, 4],
    first: ['prodigio', 'rinascita'],
    second: ['folgore', 'fiamma'],
    third: ['scossa', 'languore'],
  },
  valid: (p) => p.leaving !== p.staying,
  beliefs: ['stack-fifo', 'stack-outlives-player'],
  scenario: (p): Scenario => ({
    ...scenario().life('A', p.life).life('N', 20).life('B', 20).done(),
    hand: {
      A: [instant(p.first, { do: 'doubleLife', who: 'you' })],
      N: [instant(p.second, drain(p.leaving))],
      B: [instant(p.third, drain(p.staying))],
    },
    script: [
      { cast: p.first },
      { cast: p.second, by: 'N' },
      { cast: p.third, by: 'B' },
      { concede: 'N' },
      'resolve-all',
    ],
  }),
  probe: () => ({ ask: 'life', player: 'A' }),
})
