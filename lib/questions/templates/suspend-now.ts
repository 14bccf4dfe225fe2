import { drain, gain, instant, sorcery } from '../parts'
import { template } from '../template'

/** A card is suspended, and an instant is cast after it: where is everything? */
export const suspendNow = template({
  id: 'suspend-now',
  version: 1,
  claims: ['116.2f'],
  axes: {
    card: ['cometa', 'tempesta', 'rovina', 'marea', 'bufera', 'nebbia'],
    counters: [1, 2, 3, 4],
    spell: ['folgore', 'preghiera', 'vigore', 'scossa', 'fiamma'],
    amount: [1, 2, 3],
  },
  beliefs: ['suspend-uses-stack'],
  form: 'zones',
  scenario: (p) => ({
    hand: {
      A: [
        sorcery(p.card, drain(4), [], {
          cost: '{5}{R}',
          keywords: [{ keyword: 'suspend', amount: p.counters, cost: '{R}' }],
        }),
        instant(p.spell, gain(p.amount)),
      ],
    },
    script: [{ suspend: p.card }, { cast: p.spell }],
  }),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'zone', object: p.card },
      { ask: 'zone', object: p.spell },
    ],
  }),
})
