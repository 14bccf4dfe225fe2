import { scenario } from '#lib/rules/index'
import { CREATURES, instant } from '../parts'
import { template } from '../template'

/** A spell that asks for the sacrifice of a creature is cast without paying its mana cost: may it, whoever has creatures? */
export const additionalNow = template({
  id: 'additional-now',
  version: 1,
  claims: ['118.8'],
  claimsAt: (p) => (p.own ? [] : ['118.8']),
  axes: {
    own: [false, true],
    spell: ['rito', 'patto', 'offerta', 'rovina'],
    cost: ['{3}{B}', '{1}{B}', '{4}{B}{B}'],
    creature: ['golem', 'colosso', 'idolo'],
    victim: ['orso', 'lupo', 'cervo'],
    size: ['1/1', '2/2', '4/3'],
  },
  beliefs: [
    'free-spell-no-additional',
    'sacrifice-opponents',
    'indestructible-no-sacrifice',
    'indestructible-untargetable',
  ],
  // Without a creature of one's own none is named.
  valid: (p) => p.own || p.victim === 'orso',
  because: (p) => (p.own ? '118.8' : '701.21a'),
  scenario: (p) => ({
    ...scenario()
      .creature('N', p.creature, '3/3', ['indestructible'])
      .act({ cast: p.spell, free: true, targets: [p.creature] })
      .done(),
    field: {
      A: p.own ? [{ id: p.victim, pt: p.size, keywords: ['indestructible'] }] : [],
      N: [{ id: p.creature, pt: p.size, keywords: ['indestructible'] }],
    },
    hand: {
      A: [
        instant(p.spell, { do: 'exile', what: { target: 0 } }, CREATURES(), {
          cost: p.cost,
          abilities: [{ type: 'cost', additional: [{ pay: 'sacrifice', what: { types: ['creature'] } }] }],
        }),
      ],
    },
  }),
  probe: () => ({ ask: 'legal', action: 0 }),
})
