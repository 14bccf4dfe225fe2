import { CREATURES, gain, sorcery, watcher } from '../parts'
import { template } from '../template'

/** Two creatures fight, one with lifelink, while an ability watches for combat damage: what is the total? */
export const fightBoard = template({
  id: 'fight-board',
  version: 2,
  claims: ['701.14d'],
  axes: {
    mine: ['orso', 'lupo', 'cervo'],
    theirs: ['golem', 'troll'],
    power: [2, 3, 4],
    toughness: [1, 2, 3],
    watcher: ['sigillo', 'coro'],
    gain: [1, 2],
    life: [9, 15],
  },
  valid: (p) => p.toughness < p.power && p.toughness !== p.gain,
  beliefs: ['fight-is-combat', 'lifelink-only-lethal'],
  scenario: (p) => ({
    players: { A: { life: p.life } },
    field: {
      A: [
        { id: p.mine, pt: `${p.power}/5`, keywords: ['lifelink'] },
        watcher(p.watcher, { event: 'damage', source: { types: ['creature'] }, combat: true }, gain(p.gain)),
      ],
      N: [{ id: p.theirs, pt: `1/${p.toughness}` }],
    },
    hand: { A: [sorcery('prova', { do: 'fight', what: { target: 0 }, with: { target: 1 } }, CREATURES(2))] },
    script: [{ cast: 'prova', targets: [p.mine, p.theirs] }, 'resolve-all'],
  }),
  probe: () => ({ ask: 'life', player: 'A' }),
})
