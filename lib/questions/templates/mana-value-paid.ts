import type { Ability, Effect } from '#lib/rules/index'
import { instant } from '../parts'
import { template } from '../template'

const WORTH: Effect = { do: 'gainLife', who: 'you', amount: { manaValueOf: 'self' } }
const instead = (cost: string): Ability => ({
  type: 'cost',
  name: 'rapido',
  alternative: [{ pay: 'mana', cost }],
})

/** A spell counts its own mana value, cast for an alternative cost or for nothing. */
export const manaValuePaid = template({
  id: 'mana-value-paid',
  version: 1,
  claims: ['118.9c'],
  axes: {
    spell: ['fonte', 'preghiera', 'prodigio', 'rinascita'],
    cost: ['{3}{R}{R}', '{4}{W}', '{5}{G}{G}', '{2}{B}'],
    other: ['{R}', '{1}{R}', '{2}{R}'],
    life: [4, 9, 13, 20],
  },
  valid: (p) => !(p.cost === '{2}{B}' && p.other === '{2}{R}'),
  beliefs: ['alt-cost-changes-mv'],
  scenario: (p) => ({
    players: { A: { life: p.life } },
    hand: { A: [instant(p.spell, WORTH, [], { cost: p.cost, abilities: [instead(p.other)] })] },
    script: [{ cast: p.spell, alternative: 'rapido' }, 'resolve'],
  }),
  probe: () => ({ ask: 'life', player: 'A' }),
})
