import { drain, instant } from '../parts'
import { template } from '../template'

/** A spell with an additional cost in life is cast without paying its mana cost, and perhaps countered: what does the table look like? */
export const freeCountered = template({
  id: 'free-countered',
  version: 1,
  claims: ['118.8', '701.6a'],
  claimsAt: (p) => (p.countered ? ['118.8', '701.6a'] : ['118.8']),
  axes: {
    countered: [true, false],
    spell: ['rito', 'patto', 'offerta', 'prova'],
    price: [2, 3, 4],
    cost: ['{3}{B}', '{1}{B}', '{4}{B}{B}'],
    amount: [2, 3, 5],
    life: [20, 14, 9],
    foe: [18, 12],
  },
  beliefs: ['free-spell-no-additional', 'stack-fifo'],
  form: 'board',
  scenario: (p) => ({
    players: { A: { life: p.life }, N: { life: p.foe } },
    hand: {
      A: [
        instant(p.spell, drain(p.amount), [], {
          cost: p.cost,
          abilities: [{ type: 'cost', additional: [{ pay: 'life', amount: p.price }] }],
        }),
      ],
      N: [
        instant('diniego', { do: 'counterSpell', what: { target: 0 } }, [
          { kind: 'object', filter: { spell: true, zone: 'stack' } },
        ]),
      ],
    },
    script: [
      { cast: p.spell, free: true },
      ...(p.countered ? [{ cast: 'diniego', by: 'N', targets: [p.spell] } as const] : []),
      'resolve-all',
    ],
  }),
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'A' },
      { ask: 'life', player: 'N' },
    ],
  }),
})
