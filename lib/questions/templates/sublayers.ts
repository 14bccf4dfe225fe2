import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** Counters, two effects that set, one that switches and one that adds: what are power and toughness? */
export const sublayers = template({
  id: 'sublayers',
  version: 3,
  claims: ['613.4', '613.7'],
  axes: {
    size: ['2/2', '3/3', '4/5', '5/1'],
    counters: [1, 2, 3],
    power: [0, 1, 2, 4],
    toughness: [1, 3, 5],
    plus: [1, 2, 3],
    name: ['orso', 'golem', 'lince'],
    // What an older effect sets.
    older: ['0/2', '6/6', '1/4'],
  },
  shows: ['110.3', '405.6b'],
  // Who has a setting effect undo what was there before it would let the bonus that comes later count.
  beliefs: ['switch-before-modifiers', 'oldest-effect-wins', 'newest-effect-wins'],
  valid: (p) => p.power !== p.toughness,
  scenario: (p) => {
    const [power = 0, toughness = 0] = p.older.split('/').map(Number)
    const setting = (to: { readonly power: number; readonly toughness: number }) =>
      ({ do: 'change', what: p.name, modify: { layer: '7b', ...to }, until: 'end-of-turn' }) as const
    return scenario()
      .creature('A', p.name, p.size, [], { counters: { '+1/+1': p.counters } })
      .effect(setting({ power, toughness }), 'A')
      .effect(setting({ power: p.power, toughness: p.toughness }), 'N')
      .effect({ do: 'change', what: p.name, modify: { layer: '7d' }, until: 'end-of-turn' }, 'N')
      .effect({ do: 'pump', what: p.name, power: p.plus, toughness: 0 }, 'A')
      .done()
  },
  probe: (p) => ({ ask: 'pt', object: p.name }),
})
