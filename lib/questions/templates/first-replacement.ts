import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** Two effects of the attacking player would change the same damage, and each player would begin with another one: how much is dealt? */
export const firstReplacement = template({
  id: 'first-replacement',
  version: 4,
  claims: ['616.1'],
  axes: {
    power: [1, 2, 3, 4],
    plus: [1, 2, 3],
    times: [2, 3],
    life: [30, 25, 40, 45],
    mine: ['torcia', 'altare', 'corona'],
    theirs: ['bilancia', 'scrigno', 'totem'],
    name: ['orso', 'lupo', 'drago'],
  },
  beliefs: ['replacement-chosen-by-source', 'lifelink-uses-stack'],
  idle: true,
  // Each step is one that only one of the two effects can have made.
  valid: ({ power, plus, times }) =>
    [power, power * times, power + plus].every((amount) => amount * times !== amount + plus),
  scenario: (p) =>
    scenario()
      .life('N', p.life)
      .permanent('A', {
        id: p.mine,
        types: ['artifact'],
        abilities: [
          { type: 'static', effects: [{ replace: { event: 'damage', player: 'opponent' }, with: { plus: p.plus } }] },
        ],
      })
      .permanent('A', {
        id: p.theirs,
        types: ['artifact'],
        abilities: [
          { type: 'static', effects: [{ replace: { event: 'damage', player: 'opponent' }, with: { times: p.times } }] },
        ],
      })
      .creature('A', p.name, `${p.power}/4`, ['lifelink'])
      .attack({ [p.name]: 'N' })
      .block({})
      .act('combat-damage')
      .choose({ choose: 'replacement', player: 'N', answer: p.theirs })
      .choose({ choose: 'replacement', player: 'A', answer: p.mine })
      .done(),
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'N' },
      { ask: 'life', player: 'A' },
    ],
  }),
})
