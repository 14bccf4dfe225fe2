import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** As many effects untap a creature as it has stun counters, or one more or less: is it tapped, and with how many counters? */
export const stunCounters = template({
  id: 'stun-counters',
  version: 2,
  claims: ['122.1d'],
  axes: {
    name: ['orso', 'lupo', 'cavaliere', 'mago', 'drago'],
    size: ['2/2', '3/3', '1/4'],
    counters: [1, 2],
    more: [0, 1, 2],
    by: ['A', 'N'],
    extra: [0, -1, 1],
  },
  beliefs: ['stun-untap-step-only', 'stun-last-untaps'],
  form: 'board',
  valid: (p) => p.counters + p.extra > 0,
  scenario: (p) => {
    const untap = { do: 'untap', what: p.name } as const
    const s = scenario()
      .creature('A', p.name, p.size, [], {
        tapped: true,
        counters: { stun: p.counters, ...(p.more ? { '+1/+1': p.more } : {}) },
      })
      .effect(untap, p.by)
    return (p.counters + p.extra > 1 ? Array(p.counters + p.extra - 1).fill(0) : [])
      .reduce((t) => t.effect(untap, p.by), s)
      .done()
  },
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'tapped', object: p.name },
      { ask: 'counters', object: p.name, counter: 'stun' },
    ],
  }),
})
