import { card, drain, gain, instant } from '../parts'
import { template } from '../template'

/** A land is played, a card is suspended, and an instant is cast after them, and perhaps resolves: where is everything? */
export const suspendNow = template({
  id: 'suspend-now',
  version: 5,
  claims: ['116.2f'],
  axes: {
    card: ['cometa', 'grandine', 'rovina', 'marea', 'bufera', 'nebbia'],
    counters: [1, 2, 3, 4],
    spell: ['folgore', 'preghiera', 'vigore', 'scossa', 'fiamma'],
    amount: [1, 2, 3],
    after: [false, true],
  },
  beliefs: ['suspend-uses-stack', 'respond-to-land'],
  form: 'zones',
  scenario: (p) => ({
    hand: {
      A: [
        instant(p.card, drain(4), [], {
          cost: '{5}{R}',
          keywords: [{ keyword: 'suspend', amount: p.counters, cost: '{R}' }],
        }),
        card('foresta', 'land'),
        instant(p.spell, gain(p.amount)),
      ],
    },
    script: [{ play: 'foresta' }, { suspend: p.card }, { cast: p.spell }, ...(p.after ? (['resolve'] as const) : [])],
  }),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'zone', object: p.card },
      { ask: 'zone', object: 'foresta' },
      { ask: 'zone', object: p.spell },
    ],
  }),
})
