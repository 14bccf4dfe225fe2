import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A creature with counters becomes a copy of another one, and a third a copy of it: how large is that one? */
export const copyOfCopy = template({
  id: 'copy-of-copy',
  version: 1,
  claims: ['707.2'],
  axes: {
    name: ['sosia', 'spirito', 'mago', 'sfinge'],
    own: ['1/1', '0/3', '2/1'],
    of: ['orso', 'drago', 'golem', 'gigante'],
    size: ['4/4', '3/5', '5/2'],
    counters: [1, 2],
    third: ['cervo', 'lince', 'volpe'],
  },
  beliefs: ['copy-takes-printed-card', 'copy-copies-counters'],
  scenario: (p) =>
    scenario()
      .creature('A', p.name, p.own, [], { counters: { '+1/+1': p.counters } })
      .creature('A', p.third, '1/3')
      .creature('N', p.of, p.size)
      .effect(
        {
          do: 'becomeCopy',
          what: p.name,
          of: p.of,
          until: 'end-of-game',
        },
        'A',
      )
      .effect({ do: 'becomeCopy', what: p.third, of: p.name, until: 'end-of-turn' }, 'A')
      .done(),
  probe: (p) => ({ ask: 'pt', object: p.third }),
})
