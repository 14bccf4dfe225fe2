import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A creature has attacked, one of the other player is tapped too, and the next turn begins: which of the two are tapped? */
export const untapBoard = template({
  id: 'untap-board',
  version: 1,
  claims: ['502.3'],
  axes: {
    own: ['orso', 'lupo', 'cavaliere', 'arpia', 'drago'],
    foe: ['golem', 'lince', 'strega', 'mago'],
    size: ['2/2', '3/3', '1/4'],
    life: [20, 15, 11],
    active: ['A', 'N'],
  },
  beliefs: ['everybody-untaps', 'untap-as-turn-ends'],
  form: 'board',
  scenario: (p) => {
    const [attacks, of, other] = p.active === 'A' ? ([p.own, 'A', 'N'] as const) : ([p.foe, 'N', 'A'] as const)
    const tapped = (id: string) => (id === attacks ? {} : { tapped: true })
    return scenario()
      .life(other, p.life)
      .turn(of)
      .creature('A', p.own, p.size, [], tapped(p.own))
      .creature('N', p.foe, '2/2', [], tapped(p.foe))
      .attack({ [attacks]: other })
      .block({})
      .act('combat-damage', { step: 'upkeep' })
      .done()
  },
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'tapped', object: p.own },
      { ask: 'tapped', object: p.foe },
    ],
  }),
})
