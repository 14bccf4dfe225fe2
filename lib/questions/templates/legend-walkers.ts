import { type ObjectSpec, scenario } from '#lib/rules/index'
import { template } from '../template'

/** Two planeswalkers of one type and different names; each is copied, and once the copy is kept: where are they? */
export const legendWalkers = template({
  id: 'legend-walkers',
  version: 2,
  claims: ['704.5j'],
  axes: {
    first: ['maga', 'eremita', 'strega'],
    second: ['stregone', 'sciamano', 'monaco'],
    type: ['Jace', 'Chandra', 'Liliana'],
    loyalty: [3, 4, 5],
    kept: ['first', 'second'],
  },
  beliefs: ['legend-rule-by-type', 'legend-rule-everybody'],
  form: 'zones',
  scenario: (p) => {
    const legend = (id: string): ObjectSpec => ({
      id,
      types: ['planeswalker'],
      loyalty: p.loyalty,
      supertypes: ['legendary'],
      subtypes: [p.type],
    })
    return scenario()
      .permanent('A', legend(p.first))
      .permanent('A', legend(p.second))
      .effect({ do: 'createCopy', of: p.first, id: 'copia' }, 'A')
      .effect({ do: 'createCopy', of: p.second, id: 'altra' }, 'A')
      .choose({ choose: 'legend', player: 'A', answer: p.kept === 'first' ? p.first : 'copia' })
      .choose({ choose: 'legend', player: 'A', answer: p.kept === 'second' ? p.second : 'altra' })
      .done()
  },
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'zone', object: p.first },
      { ask: 'zone', object: p.second },
    ],
  }),
})
