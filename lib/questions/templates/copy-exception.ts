import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A creature with counters becomes a copy with another size, and one with a counter of its own a copy of it: how large is that one? */
export const copyException = template({
  id: 'copy-exception',
  version: 1,
  claims: ['707.9'],
  axes: {
    name: ['sosia', 'mago', 'sfinge'],
    own: ['1/1', '0/3', '2/1'],
    of: ['drago', 'golem', 'gigante'],
    size: ['4/4', '3/6', '6/2'],
    except: [7, 8],
    counters: [2, 3],
    third: ['cervo', 'lince', 'volpe'],
  },
  beliefs: ['copy-exception-lost', 'copy-takes-printed-card', 'copy-copies-counters', 'copy-loses-counters'],
  scenario: (p) =>
    scenario()
      .creature('A', p.name, p.own, [], { counters: { '+1/+1': p.counters } })
      .creature('A', p.third, '1/3', [], { counters: { '+1/+1': 1 } })
      .creature('N', p.of, p.size)
      .effect(
        {
          do: 'becomeCopy',
          what: p.name,
          of: p.of,
          until: 'end-of-game',
          except: { power: p.except, toughness: p.except },
        },
        'A',
      )
      .effect({ do: 'becomeCopy', what: p.third, of: p.name, until: 'end-of-turn' }, 'A')
      .done(),
  probe: (p) => ({ ask: 'pt', object: p.third }),
})
