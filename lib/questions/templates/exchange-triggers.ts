import { scenario } from '#lib/rules/index'
import { enchantment, onGain } from '../parts'
import { template } from '../template'

/** Two players exchange life totals: does an ability that watches gains trigger? */
export const exchangeTriggers = template({
  id: 'exchange-triggers',
  version: 3,
  claims: ['701.12c'],
  axes: {
    mine: [3, 5, 6, 8, 1, 4, 7],
    theirs: [9, 12, 15, 20, 10, 18, 16],
    source: ['calice', 'coppa', 'reliquia'],
    times: [2, 3],
  },
  beliefs: ['exchange-life-no-events', 'replacement-reapplies'],
  scenario: (p) =>
    scenario()
      .life('A', p.mine)
      .life('N', p.theirs)
      .permanent('A', {
        id: p.source,
        types: ['artifact'],
        abilities: [
          {
            type: 'static',
            effects: [{ replace: { event: 'gainLife', player: 'you' }, with: { times: p.times } }],
          },
        ],
      })
      .effect({ do: 'exchangeLife', players: ['A', 'N'] }, 'A')
      .done(),
  probe: () => ({ ask: 'life', player: 'A' }),
})
