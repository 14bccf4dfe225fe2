import { scenario } from '#lib/rules/index'
import { enchantment, onGain } from '../parts'
import { template } from '../template'

const NAMES = ['angelo', 'lince', 'falco'] as const

/** Several creatures with lifelink deal damage together: how often does an ability that watches gains trigger? */
export const lifelinkSources = template({
  id: 'lifelink-sources',
  version: 3,
  claims: ['119.9', '702.15b', '702.15e'],
  axes: {
    sources: [2, 3],
    first: ['2/2', '3/3', '1/1', '4/4'],
    second: ['2/2', '3/1', '1/4'],
    watcher: ['veglia', 'sorgente', 'coro', 'sigillo', 'ronda'],
  },
  beliefs: ['lifelink-sources-merge', 'lifelink-uses-stack'],
  scenario: (p) => {
    const pts = [p.first, p.second, '1/3']
    const names = NAMES.slice(0, p.sources)
    return names
      .reduce(
        (s, name, n) => s.creature('A', name, pts[n] ?? '1/1', ['lifelink']),
        scenario().life('A', 10).life('N', 20),
      )
      .permanent('A', enchantment(p.watcher, onGain))
      .attack(Object.fromEntries(names.map((n) => [n, 'N'])))
      .block({})
      .act('combat-damage')
      .done()
  },
  probe: (p) => ({ ask: 'triggers', object: p.watcher }),
})
