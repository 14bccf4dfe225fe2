import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A creature with lifelink is blocked by one that is smaller, and the card of another deals damage from the graveyard: what is the total? */
export const lifelinkAnyZone = template({
  id: 'lifelink-any-zone',
  version: 2,
  claims: ['702.15d'],
  axes: {
    power: [3, 4, 5],
    toughness: [1, 2],
    amount: [1, 2, 3],
    life: [20, 13, 8, 5],
    creature: ['angelo', 'pegaso', 'vampiro'],
    dead: ['airone', 'fenice', 'spirito'],
  },
  // Whoever counts only what was needed comes to another total than who forgets the card.
  valid: (p) => p.power - p.toughness !== p.amount,
  beliefs: ['lifelink-only-battlefield', 'lifelink-only-lethal'],
  scenario: (p) => ({
    ...scenario()
      .life('A', p.life)
      .life('N', 20)
      .creature('A', p.creature, `${p.power}/4`, ['lifelink'])
      .creature('N', 'fante', `1/${p.toughness}`)
      .attack({ [p.creature]: 'N' })
      .block({ fante: p.creature })
      .act('combat-damage', { activate: p.dead, by: 'A' }, 'resolve')
      .done(),
    graveyard: {
      A: [
        {
          id: p.dead,
          pt: '2/2',
          keywords: ['lifelink'],
          abilities: [
            {
              type: 'activated',
              in: ['graveyard'],
              cost: [{ pay: 'mana', cost: '{3}' }],
              effect: { do: 'damage', amount: p.amount, to: { player: 'opponent' } },
            },
          ],
        },
      ],
    },
  }),
  probe: () => ({ ask: 'life', player: 'A' }),
})
