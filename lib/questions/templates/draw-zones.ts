import { card, first } from '../parts'
import { template } from '../template'

/** Each player draws more cards than one of them has, and all that the other has: where does each card end up, and who has lost? */
export const drawZones = template({
  id: 'draw-zones',
  version: 2,
  claims: ['121.1', '121.2'],
  axes: {
    draw: [2, 3],
    short: ['A', 'N'],
    a: ['fulmine', 'scossa', 'diniego'],
    b: ['isola', 'palude', 'montagna', 'foresta'],
    c: ['rito', 'rovina', 'marea'],
    d: ['sfera', 'idolo', 'giara'],
  },
  beliefs: ['overdraw-draws-none', 'empty-library-loses'],
  form: 'board',
  scenario: (p) => {
    const long = first(p.draw, [
      card(p.a, 'instant'),
      card('folgore', 'instant'),
      card(p.b, 'land'),
      card('pianura', 'land'),
    ])
    const few = first(p.draw - 1, [card(p.c, 'sorcery'), card(p.d, 'artifact')])
    return {
      library: p.short === 'A' ? { A: few, N: long } : { A: long, N: few },
      script: [{ effect: { do: 'draw', who: 'each', amount: p.draw }, by: 'A' }],
    }
  },
  valid: (p) => p.draw === 3 || (p.b === 'isola' && p.d === 'sfera'),
  probe: (p) => ({
    ask: 'several',
    of: [
      ...[...first(p.draw - 1, [p.c, p.d]), p.draw === 2 ? 'folgore' : p.b].map(
        (object) => ({ ask: 'zone', object }) as const,
      ),
      { ask: 'lost', player: 'A' },
      { ask: 'lost', player: 'N' },
    ],
  }),
})
