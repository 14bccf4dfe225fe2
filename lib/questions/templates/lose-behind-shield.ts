import { scenario } from '#lib/rules/index'
import { inOrder, shield, watching } from '../parts'
import { template } from '../template'

/** A spell deals damage and makes its target lose life, against a shield: what is left? */
export const loseBehindShield = template({
  id: 'lose-behind-shield',
  version: 2,
  claims: ['119.3', '615.1'],
  axes: {
    life: [9, 11, 13, 15, 18, 20, 7, 8, 10, 12, 14, 16, 17, 19],
    lose: [1, 2, 3, 4],
    damage: [1, 2, 3],
    shield: [3, 4, 5],
  },
  beliefs: ['life-loss-preventable'],
  scenario: (p) =>
    scenario()
      .life('N', p.life)
      .permanent('A', { id: 'braciere', types: ['artifact'] })
      .permanent('A', watching('veglia', { event: 'loseLife', player: 'opponent' }))
      .lasting(shield('N', p.shield))
      .effect(
        inOrder({ do: 'loseLife', who: 'N', amount: p.lose }, { do: 'damage', amount: p.damage, to: { player: 'N' } }),
        'A',
        'braciere',
      )
      .done(),
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'N' },
      { ask: 'triggers', object: 'veglia' },
    ],
  }),
})
