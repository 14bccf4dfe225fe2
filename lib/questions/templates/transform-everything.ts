import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A spell transforms everything: a double-faced creature with counters, a melded one and an ordinary one. What does the table look like? */
export const transformEverything = template({
  id: 'transform-everything',
  version: 3,
  claims: ['701.27a', '701.27c', '712.18', '712.4c'],
  axes: {
    front: ['1/1', '2/2', '3/2'],
    back: ['3/3', '4/4', '5/5'],
    counters: [1, 2, 3],
    melded: ['9/10', '7/7', '8/6'],
    first: ['lupo', 'strega', 'fabbro'],
    plain: ['orso', 'lince', 'golem'],
  },
  beliefs: ['transform-new-object', 'meld-can-transform', 'transform-single-faced'],
  form: 'board',
  scenario: (p) =>
    scenario()
      .creature('A', p.first, p.front, [], {
        layout: 'transforming',
        other: { pt: p.back },
        counters: { '+1/+1': p.counters },
      })
      .creature('A', 'fenice', '3/3', [], {
        layout: 'meld',
        pair: 'drago',
        other: { name: 'Colosso', pt: p.melded },
        melded: { id: 'drago', pt: '4/3' },
      })
      .creature('A', p.plain, '2/2')
      .permanent('A', {
        id: 'veglia',
        types: ['enchantment'],
        abilities: [
          { type: 'triggered', when: { event: 'transforms' }, effect: { do: 'draw', who: 'you', amount: 1 } },
        ],
      })
      .effect({ do: 'transform', what: { all: { types: ['creature'], controller: 'you' } } }, 'A')
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'power', object: p.first },
      { ask: 'power', object: 'fenice' },
      { ask: 'triggers', object: 'veglia' },
    ],
  }),
})
