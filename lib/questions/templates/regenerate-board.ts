import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A creature with a regeneration shield fights one with first strike and lifelink: what does the board look like? */
export const regenerateBoard = template({
  id: 'regenerate-board',
  version: 1,
  claims: ['701.19a', '702.15b'],
  axes: {
    power: [2, 3, 4, 5],
    toughness: [3, 4, 2],
    foe: [4, 5, 6],
    foeToughness: [5, 6, 7],
    life: [20, 17, 11, 8],
  },
  valid: (p) => p.foe >= p.toughness && p.power < p.foeToughness,
  beliefs: ['regenerate-no-damage-trigger', 'regenerate-stays-in-combat'],
  form: 'board',
  scenario: (p) =>
    scenario()
      .life('N', p.life)
      .creature('A', 'troll', `${p.power}/${p.toughness}`, ['vigilance'])
      .creature('N', 'golem', `${p.foe}/${p.foeToughness}`, ['first-strike', 'lifelink'])
      .effect({ do: 'regenerate', what: 'troll' }, 'A')
      .attack({ troll: 'N' })
      .block({ golem: 'troll' })
      .act('combat-damage')
      .done(),
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'N' },
      { ask: 'marked', object: 'golem' },
      { ask: 'tapped', object: 'troll' },
    ],
  }),
})
