import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** The ability that transforms a creature is activated several times before it resolves: how strong is the creature? */
export const transformInResponse = template({
  id: 'transform-in-response',
  version: 2,
  claims: ['701.27f'],
  axes: {
    front: ['1/1', '2/2', '3/3'],
    back: ['4/4', '5/5', '6/4', '0/7'],
    counters: [0, 1, 2],
    name: ['fabbro', 'strega', 'mago', 'lupo'],
    cost: [1, 2],
  },
  beliefs: ['transform-twice', 'transform-new-object'],
  // Each belief has an outcome of its own.
  valid: (p) => p.counters > 0 && Number(p.front.split('/')[0]) + p.counters !== Number(p.back.split('/')[0]),
  scenario: (p) =>
    scenario()
      .creature('A', p.name, p.front, [], {
        layout: 'transforming',
        other: { pt: p.back },
        ...(p.counters ? { counters: { '+1/+1': p.counters } } : {}),
        abilities: [
          { type: 'activated', cost: [{ pay: 'life', amount: p.cost }], effect: { do: 'transform', what: 'self' } },
        ],
      })
      .act({ activate: p.name }, { activate: p.name }, 'resolve-all')
      .done(),
  probe: (p) => ({ ask: 'power', object: p.name }),
})
