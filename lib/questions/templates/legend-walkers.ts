import { type ObjectSpec, scenario } from '#lib/rules/index'
import { planeswalker } from '../parts'
import { template } from '../template'

/** Two planeswalkers of one type and different names; each player gets a copy of the first: where is everything? */
export const legendWalkers = template({
  id: 'legend-walkers',
  version: 1,
  claims: ['704.5j'],
  axes: {
    first: ['maga', 'eremita', 'strega'],
    second: ['stregone', 'sciamano', 'monaco'],
    type: ['Jace', 'Chandra', 'Liliana'],
    loyalty: [3, 4, 5],
    kept: [true, false],
  },
  // Only who groups planeswalkers by their type chooses among three.
  beliefs: ['legend-rule-by-type', 'legend-rule-everybody'],
  form: 'zones',
  scenario: (p) => {
    const legend = (id: string): ObjectSpec => ({
      ...planeswalker(id, p.loyalty),
      supertypes: ['legendary'],
      subtypes: [p.type],
      loyalty: p.loyalty,
    })
    return scenario()
      .permanent('A', legend(p.first))
      .permanent('A', legend(p.second))
      .effect({ do: 'createCopy', of: p.first, id: 'altra' }, 'N')
      .effect({ do: 'createCopy', of: p.first, id: 'copia' }, 'A')
      .choose({ choose: 'legend', player: 'A', answer: p.kept ? 'copia' : p.first })
      .done()
  },
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'zone', object: p.first },
      { ask: 'zone', object: p.second },
      { ask: 'zone', object: 'altra' },
    ],
  }),
})
