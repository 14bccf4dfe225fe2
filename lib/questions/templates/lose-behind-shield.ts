import { scenario } from '#lib/rules/index'
import { inOrder, shield } from '../parts'
import { template } from '../template'

/** A spell makes its target lose more life than there is, deals damage against a shield and gives life: what is left? */
export const loseBehindShield = template({
  id: 'lose-behind-shield',
  version: 4,
  claims: ['119.3', '615.1'],
  axes: {
    life: [1, 2, 3, 4],
    lose: [2, 3, 4, 5],
    damage: [1, 2, 3],
    shield: [6, 8, 10],
    gain: [4, 5, 6, 7, 8],
  },
  // The total is below 0 on the way, and not at the end.
  valid: (p) => p.lose > p.life && p.gain + p.life > p.lose && p.shield >= p.lose + p.damage,
  beliefs: ['life-loss-preventable', 'life-cannot-go-negative', 'zero-life-immediate-loss'],
  scenario: (p) =>
    scenario()
      .life('N', p.life)
      .permanent('A', { id: 'braciere', types: ['artifact'] })
      .lasting(shield('N', p.shield))
      .effect(
        inOrder(
          { do: 'loseLife', who: 'N', amount: p.lose },
          { do: 'damage', amount: p.damage, to: { player: 'N' } },
          { do: 'gainLife', who: 'N', amount: p.gain },
        ),
        'A',
        'braciere',
      )
      .done(),
  probe: () => ({ ask: 'life', player: 'N' }),
})
