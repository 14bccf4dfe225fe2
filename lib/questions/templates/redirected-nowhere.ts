import { scenario } from '#lib/rules/index'
import { redirecting } from '../parts'
import { template } from '../template'

/** Damage to a player is dealt to a creature instead, until that is gone; the source has lifelink. What are the totals? */
export const redirectedNowhere = template({
  id: 'redirected-nowhere',
  version: 3,
  claims: ['614.9'],
  axes: {
    how: ['exile', 'returnToHand'],
    first: [1, 2, 3],
    guard: ['golem', 'muro', 'colosso', 'gigante'],
    size: ['1/6', '0/7', '2/8'],
    name: ['vampiro', 'angelo', 'sfinge'],
    power: [2, 3, 4, 5],
    shield: ['altare', 'corazza', 'sigillo'],
    life: [20, 14, 9],
  },
  beliefs: ['redirection-to-nobody', 'redirected-by-another'],
  form: 'board',
  scenario: (p) =>
    scenario()
      .life('N', p.life)
      .creature('A', p.name, `${p.power}/4`, ['lifelink'])
      .creature('N', p.guard, p.size)
      .permanent('N', redirecting(p.shield, p.guard))
      .effect({ do: 'damage', amount: p.first, to: { player: 'N' } }, 'A', p.name)
      .effect({ do: p.how, what: p.guard }, 'A')
      .attack({ [p.name]: 'N' })
      .block({})
      .act('combat-damage')
      .done(),
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'N' },
      { ask: 'life', player: 'A' },
    ],
  }),
})
