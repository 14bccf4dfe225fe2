import { named } from '../named'
import { template } from '../template'

/** Jace, Memory Adept lets his player draw and the other mill, and libraries end: Horizon Chimera's life, and who has lost? */
export const memoryAdeptDraws = template({
  id: 'memory-adept-draws',
  version: 1,
  claims: ['704.5b'],
  axes: {
    theirs: [1, 0, 2],
    life: [20, 11, 6, 15, 3, 9, 13, 18, 4, 7],
    loyalty: [4, 5, 6],
  },
  beliefs: ['empty-library-loses', 'mill-empty-loses'],
  form: 'board',
  scenario: (p) => ({
    players: { A: { life: p.life } },
    field: {
      A: [
        named('jace', 'jace-memory-adept', { counters: { loyalty: p.loyalty } }),
        named('chimera', 'horizon-chimera'),
      ],
    },
    library: { A: 0, N: p.theirs },
    script: [{ activate: 'jace', targets: ['N'] }, 'resolve-all'],
  }),
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'A' },
      { ask: 'lost', player: 'A' },
      { ask: 'lost', player: 'N' },
    ],
  }),
})
