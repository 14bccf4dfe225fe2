import { scenario } from '#lib/rules/index'
import { cannot, enchantment, onGain } from '../parts'
import { template } from '../template'

/** A life total becomes a number for a player who can't gain life. */
export const setLifeCannotGain = template({
  id: 'set-life-cannot-gain',
  version: 2,
  claims: ['101.2'],
  axes: { life: [2, 3, 4, 5, 7, 8, 9, 13, 18, 1, 6, 11, 16], total: [10, 12, 15, 20, 25, 30, 40] },
  beliefs: ['set-life-ignores-cant-gain', 'set-life-not-gain'],
  scenario: (p) =>
    scenario()
      .life('N', p.life)
      .permanent('N', enchantment('veglia', onGain))
      .lasting(cannot('N', 'gain-life'))
      .effect({ do: 'setLife', who: 'N', total: p.total }, 'A')
      .done(),
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'N' },
      { ask: 'triggers', object: 'veglia' },
    ],
  }),
})
