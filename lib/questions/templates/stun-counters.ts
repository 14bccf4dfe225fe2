import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** As many effects untap a creature as it has stun counters: is it tapped, and with how many counters? */
export const stunCounters = template({
  id: 'stun-counters',
  version: 1,
  claims: ['122.1d'],
  axes: {
    name: ['orso', 'lupo', 'cavaliere', 'mago', 'drago'],
    size: ['2/2', '3/3', '1/4'],
    counters: [1, 2],
    more: [0, 1, 2],
    by: ['A', 'N'],
  },
  beliefs: ['stun-untap-step-only', 'stun-last-untaps'],
  form: 'board',
  scenario: (p) => {
    const untap = { do: 'untap', what: p.name } as const
    const s = scenario()
      .creature('A', p.name, p.size, [], {
        tapped: true,
        counters: { stun: p.counters, ...(p.more ? { '+1/+1': p.more } : {}) },
      })
      .effect(untap, p.by)
    return (p.counters > 1 ? s.effect(untap, p.by) : s).done()
  },
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'tapped', object: p.name },
      { ask: 'counters', object: p.name, counter: 'stun' },
    ],
  }),
})
