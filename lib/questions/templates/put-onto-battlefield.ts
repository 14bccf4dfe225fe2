import { beast, card } from '../parts'
import { template } from '../template'

/** All cards of a zone of the other player are put onto the battlefield, and some cannot be there: where does each end up, and whose are they? */
export const putOntoBattlefield = template({
  id: 'put-onto-battlefield',
  version: 3,
  claims: ['400.4a'],
  axes: {
    from: ['hand', 'exile'],
    instant: ['fulmine', 'diniego', 'scossa', 'folgore', 'languore'],
    sorcery: ['rito', 'rovina', 'marea', 'grandine'],
    creature: ['orso', 'sfinge', 'drago', 'idra', 'lupo'],
    other: ['artifact', 'enchantment', 'land'],
    both: [true, false],
  },
  beliefs: ['instant-put-onto-battlefield', 'put-onto-battlefield-owner'],
  form: 'board',
  scenario: (p) => {
    const cards = [
      card(p.instant, 'instant'),
      beast(p.creature, '3/3'),
      ...(p.both ? [card(p.sorcery, 'sorcery')] : []),
      card(OTHER[p.other], p.other),
    ]
    return {
      [p.from]: { N: cards },
      script: [
        {
          effect: {
            do: 'putOntoBattlefield',
            what: p.from === 'hand' ? { cardsIn: 'hand', of: 'opponent' } : { all: { zone: 'exile' } },
          },
          by: 'A',
        },
      ],
    }
  },
  probe: (p) => ({
    ask: 'several',
    of: [
      ...[p.instant, p.creature, ...(p.both ? [p.sorcery] : []), OTHER[p.other]].map(
        (object) => ({ ask: 'zone', object }) as const,
      ),
      { ask: 'controller', object: p.creature },
    ],
  }),
  valid: (p) => p.both || p.sorcery === 'rito',
})

const OTHER = { artifact: 'sfera', enchantment: 'veglia', land: 'foresta' } as const
