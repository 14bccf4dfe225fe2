import { scenario } from '#lib/rules/index'
import { clone } from '../parts'
import { template } from '../template'

/** A creature enters as a copy of a tapped one with counters: what does the table look like? */
export const copyOfTapped = template({
  id: 'copy-of-tapped',
  version: 2,
  claims: ['110.5a'],
  axes: {
    name: ['orso', 'angelo', 'golem', 'drago', 'gigante'],
    size: ['2/2', '3/3', '4/4', '3/5'],
    counters: [1, 2, 3],
    clone: ['spirito', 'mago', 'sfinge'],
    of: ['N', 'A'],
  },
  beliefs: ['copy-copies-status', 'copy-copies-counters'],
  form: 'board',
  scenario: (p) =>
    scenario()
      .creature(p.of, p.name, p.size, [], {
        tapped: true,
        counters: { '+1/+1': p.counters },
      })
      .hand('A', [clone(p.clone)])
      .act({ cast: p.clone }, 'resolve')
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'power', object: p.clone },
      { ask: 'tapped', object: p.clone },
      { ask: 'tapped', object: p.name },
    ],
  }),
})
