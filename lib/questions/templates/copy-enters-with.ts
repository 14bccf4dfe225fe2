import { scenario } from '#lib/rules/index'
import { clone } from '../parts'
import { template } from '../template'

/** A creature enters as a copy of one that enters with counters, and has more of them by now: what does the table look like? */
export const copyEntersWith = template({
  id: 'copy-enters-with',
  version: 1,
  claims: ['707.2', '110.5a'],
  axes: {
    name: ['idra', 'colosso', 'drago', 'gigante'],
    size: ['1/1', '2/2', '2/3'],
    with: [1, 2, 3],
    more: [1, 2],
    clone: ['spirito', 'mago', 'sfinge'],
    of: ['N', 'A'],
  },
  beliefs: ['copy-copies-counters', 'copy-copies-status'],
  form: 'board',
  scenario: (p) =>
    scenario()
      .creature(p.of, p.name, p.size, [], {
        tapped: true,
        counters: { '+1/+1': p.with + p.more },
        abilities: [{ type: 'static', effects: [{ enters: { counters: { '+1/+1': p.with } }, what: { self: true } }] }],
      })
      .hand('A', [clone(p.clone)])
      .act({ cast: p.clone }, 'resolve')
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'pt', object: p.clone },
      { ask: 'counters', object: p.clone, counter: '+1/+1' },
      { ask: 'tapped', object: p.clone },
    ],
  }),
})
