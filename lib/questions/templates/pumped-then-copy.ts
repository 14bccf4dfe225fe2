import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A creature gets a bonus, and only then becomes a copy of one with counters: how large is it? */
export const pumpedThenCopy = template({
  id: 'pumped-then-copy',
  version: 2,
  claims: ['613.1', '707.2'],
  axes: {
    name: ['lupo', 'spirito', 'mago', 'lince'],
    own: ['1/1', '2/1', '1/2'],
    of: ['orso', 'drago', 'golem', 'gigante'],
    size: ['4/4', '3/5', '5/3'],
    plus: [1, 2, 3],
    counters: [1, 2],
  },
  beliefs: ['newest-effect-wins', 'copy-copies-counters'],
  scenario: (p) =>
    scenario()
      .creature('A', p.name, p.own)
      .creature('N', p.of, p.size, [], { counters: { '+1/+1': p.counters } })
      .effect({ do: 'pump', what: p.name, power: p.plus, toughness: p.plus }, 'A')
      .effect({ do: 'becomeCopy', what: p.name, of: p.of, until: 'end-of-turn' }, 'A')
      .done(),
  probe: (p) => ({ ask: 'pt', object: p.name }),
})
