import { type ObjectSpec, scenario } from '#lib/rules/index'
import { inOrder } from '../parts'
import { template } from '../template'

/** Two planeswalkers of one type and different names; one of them is copied, and the card or the copy is kept: where are the cards, and how many lie in the graveyard? */
export const legendWalkers = template({
  id: 'legend-walkers',
  version: 6,
  claims: ['704.5j'],
  axes: {
    first: ['maga', 'eremita', 'strega'],
    second: ['stregone', 'sciamano', 'monaco'],
    type: ['Jace', 'Chandra', 'Liliana'],
    loyalty: [3, 4, 5],
    kept: ['card', 'copy'],
    copied: ['first', 'second'],
  },
  beliefs: ['legend-rule-by-type', 'legend-rule-everybody'],
  form: 'board',
  scenario: (p) => {
    const legend = (id: string): ObjectSpec => ({
      id,
      types: ['planeswalker'],
      loyalty: p.loyalty,
      supertypes: ['legendary'],
      subtypes: [p.type],
    })
    const copied = p.copied === 'first' ? p.first : p.second
    // The second comes with the copy: at no check before have two of one type been there.
    return scenario()
      .permanent('A', legend(p.first))
      .hand('A', [legend(p.second)])
      .effect(inOrder({ do: 'putOntoBattlefield', what: p.second }, { do: 'createCopy', of: copied, id: 'copia' }), 'A')
      .choose({ choose: 'legend', player: 'A', answer: p.kept === 'card' ? copied : 'copia' })
      .done()
  },
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'zone', object: p.first },
      { ask: 'zone', object: p.second },
      { ask: 'graveyard', player: 'A' },
    ],
  }),
})
