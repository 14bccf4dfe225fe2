import { gain, watcher } from '../parts'
import { template } from '../template'

/** A creature with lifelink fights itself, while an ability watches for combat damage: what is the total? */
export const fightItself = template({
  id: 'fight-itself',
  version: 2,
  claims: ['701.14c', '701.14d'],
  axes: {
    creature: ['orso', 'lupo', 'cervo', 'toro'],
    power: [2, 3, 4],
    toughness: [1, 2, 3, 4, 5],
    watcher: ['sigillo', 'coro', 'studio'],
    gain: [1, 2, 3],
    life: [9, 15, 12, 18, 20],
  },
  valid: (p) => p.toughness < 2 * p.power,
  beliefs: ['fight-is-combat', 'lifelink-only-lethal'],
  scenario: (p) => ({
    players: { A: { life: p.life } },
    field: {
      A: [
        {
          id: p.creature,
          pt: `${p.power}/${p.toughness}`,
          keywords: ['lifelink'],
          abilities: [
            { type: 'activated', cost: [{ pay: 'tap' }], effect: { do: 'fight', what: 'self', with: 'self' } },
          ],
        },
        watcher(p.watcher, { event: 'damage', source: { types: ['creature'] }, combat: true }, gain(p.gain)),
      ],
    },
    script: [{ activate: p.creature }, 'resolve-all'],
  }),
  probe: () => ({ ask: 'life', player: 'A' }),
})
