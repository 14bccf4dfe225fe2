import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** Damage in combat, then more in the second main phase: does the creature survive? */
export const damageAddsUp = template({
  id: 'damage-adds-up',
  version: 1,
  claims: ['120.6'],
  axes: {
    toughness: [3, 4, 5, 6],
    combat: [1, 2, 3, 4],
    later: [1, 2, 3, 4],
    name: ['golem', 'troll', 'gigante', 'orso', 'belva', 'statua'],
  },
  beliefs: ['damage-clears-after-combat', 'damage-destroys-directly'],
  because: '120.6',
  valid: (p) => p.combat < p.toughness && p.later < p.toughness && p.combat + p.later >= p.toughness,
  scenario: (p) =>
    scenario()
      .permanent('A', { id: 'braciere', types: ['artifact'] })
      .creature('A', 'orso', `${p.combat}/8`)
      .creature('N', p.name, `1/${p.toughness}`)
      .attack({ orso: 'N' })
      .block({ [p.name]: 'orso' })
      .act('combat-damage', { step: 'main2' })
      .effect({ do: 'damage', amount: p.later, to: { object: p.name } }, 'A', 'braciere')
      .done(),
  probe: (p) => ({ ask: 'survives', object: p.name }),
})
