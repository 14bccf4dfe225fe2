import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** Counters, an effect that sets, one that switches and one that adds: what are power and toughness? */
export const sublayers = template({
  id: 'sublayers',
  version: 1,
  claims: ['613.4'],
  axes: {
    size: ['2/2', '3/3', '4/5', '5/1'],
    counters: [1, 2, 3],
    power: [0, 1, 2, 4],
    toughness: [1, 3, 5],
    plus: [1, 2, 3],
    name: ['orso', 'golem', 'lince'],
  },
  shows: ['110.3', '405.6b'],
  beliefs: ['set-pt-removes-counters', 'switch-before-modifiers'],
  valid: (p) => p.power !== p.toughness,
  scenario: (p) =>
    scenario()
      .creature('A', p.name, p.size, [], { counters: { '+1/+1': p.counters } })
      .effect(
        {
          do: 'change',
          what: p.name,
          modify: { layer: '7b', power: p.power, toughness: p.toughness },
          until: 'end-of-turn',
        },
        'N',
      )
      .effect({ do: 'change', what: p.name, modify: { layer: '7d' }, until: 'end-of-turn' }, 'N')
      .effect({ do: 'pump', what: p.name, power: p.plus, toughness: 0 }, 'A')
      .done(),
  probe: (p) => ({ ask: 'pt', object: p.name }),
})
