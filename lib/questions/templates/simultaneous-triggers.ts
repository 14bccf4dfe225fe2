import { type ObjectSpec, scenario } from '#lib/rules/index'
import { template } from '../template'

/** «Ogniqualvolta una creatura muore, guadagni 1 punto vita.» */
const watcher = (id: string): ObjectSpec => ({
  id,
  types: ['artifact'],
  abilities: [
    {
      type: 'triggered',
      when: { event: 'dies', object: { types: ['creature'] } },
      effect: { do: 'gainLife', who: 'you', amount: 1 },
    },
  ],
})

/** An ability of every player triggers at once: in which order do they resolve? */
export const simultaneousTriggers = template({
  id: 'simultaneous-triggers',
  version: 1,
  claims: ['603.3b', '405.5'],
  shows: ['405.3'],
  axes: {
    first: ['veglia', 'corona', 'torre'],
    second: ['altare', 'statua', 'campana'],
    third: ['lanterna', 'giara', 'totem'],
    dying: ['orso', 'lince', 'lupo'],
    owner: ['A', 'N'],
  },
  beliefs: ['apnap-active-resolves-first', 'stack-fifo'],
  scenario: (p) =>
    scenario()
      .life('A', 20)
      .life('N', 20)
      .life('B', 20)
      .permanent('A', watcher(p.first))
      .permanent('N', watcher(p.second))
      .permanent('B', watcher(p.third))
      .creature(p.owner, p.dying, '2/2')
      .effect({ do: 'destroy', what: p.dying }, 'A')
      .act('resolve-all')
      .done(),
  probe: (p) => ({
    ask: 'sequence',
    of: [
      { event: 'resolve', object: p.first },
      { event: 'resolve', object: p.second },
      { event: 'resolve', object: p.third },
    ],
  }),
})
