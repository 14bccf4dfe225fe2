import type { Ability, Effect } from '#lib/rules/index'
import { CHEAPER, instant } from '../parts'
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
  version: 2,
  claims: ['118.9c'],
  axes: {
    spell: ['fonte', 'preghiera', 'prodigio', 'rinascita'],
    cost: ['{3}{R}{R}', '{4}{W}', '{5}{G}{G}', '{2}{B}'],
    other: ['{1}{R}', '{2}{R}', '{3}{R}'],
    life: [4, 9, 13, 20],
  },
  valid: (p) => p.cost !== '{2}{B}' || p.other === '{1}{R}',
  beliefs: ['alt-cost-changes-mv', 'mana-value-is-paid-cost'],
  scenario: (p) => ({
    players: { A: { life: p.life } },
    field: { A: [CHEAPER] },
    hand: { A: [instant(p.spell, WORTH, [], { cost: p.cost, abilities: [instead(p.other)] })] },
    script: [{ cast: p.spell, alternative: 'rapido' }, 'resolve'],
  }),
  probe: () => ({ ask: 'life', player: 'A' }),
})
