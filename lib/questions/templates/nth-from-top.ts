import { beast, card, first } from '../parts'
import { template } from '../template'

/** A permanent is put into a library at a place that it does not have, and its owner draws: where does each card end up? */
export const nthFromTop = template({
  id: 'nth-from-top',
  version: 2,
  claims: ['401.7', '121.1'],
  shows: ['402.1'],
  axes: {
    place: [3, 4, 5, 6, 7],
    cards: [1, 2],
    name: ['airone', 'orso', 'sfinge', 'drago', 'golem'],
    stolen: [true, false],
    by: ['A', 'N'],
    size: ['2/2', '3/3'],
  },
  valid: (p) => p.place > p.cards + 1,
  beliefs: ['nth-from-top-fails', 'nth-from-top-goes-on-top', 'stolen-creature-my-graveyard'],
  form: 'zones',
  scenario: (p) => ({
    field: { [p.stolen ? 'A' : 'N']: [beast(p.name, p.size, p.stolen ? { owner: 'N' } : {})] },
    library: { N: first(p.cards, [card('fulmine', 'instant'), card('foresta', 'land')]), A: 30 },
    script: [
      { effect: { do: 'putInLibrary', what: p.name, at: p.place }, by: p.by },
      { effect: { do: 'draw', who: 'N', amount: 1 }, by: 'N' },
    ],
  }),
  probe: (p) => ({
    ask: 'several',
    of: [p.name, ...first(p.cards, ['fulmine', 'foresta'])].map((object) => ({ ask: 'zone', object })),
  }),
})
