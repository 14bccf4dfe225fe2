import { scenario } from '#lib/rules/index'
import { inOrder } from '../parts'
import { template } from '../template'

/** Damage in combat, then more in the second main phase, perhaps with help in the same effect: does the creature survive? */
export const damageAddsUp = template({
  id: 'damage-adds-up',
  version: 2,
  claims: ['120.6', '704.3'],
  claimsAt: (p) => (p.help === 0 ? ['120.6'] : ['704.3']),
  axes: {
    toughness: [3, 4, 5, 6],
    combat: [1, 2, 3, 4],
    later: [1, 2, 3, 4],
    name: ['golem', 'troll', 'gigante', 'orso', 'belva', 'statua'],
    help: [0, 2, 4],
  },
  beliefs: ['damage-clears-after-combat', 'damage-destroys-directly'],
  because: (p) => (p.help === 0 ? '120.6' : '704.3'),
  valid: (p) =>
    p.combat < p.toughness &&
    p.later < p.toughness &&
    p.combat + p.later >= p.toughness &&
    (p.help === 0 || p.combat + p.later < p.toughness + p.help),
  scenario: (p) =>
    scenario()
      .permanent('A', { id: 'braciere', types: ['artifact'] })
      .creature('A', 'orso', `${p.combat}/8`)
      .creature('N', p.name, `1/${p.toughness}`)
      .attack({ orso: 'N' })
      .block({ [p.name]: 'orso' })
      .act('combat-damage', { step: 'main2' })
      .effect(
        inOrder(
          { do: 'damage', amount: p.later, to: { object: p.name } },
          ...(p.help === 0 ? [] : [{ do: 'pump', what: p.name, power: 0, toughness: p.help } as const]),
        ),
        'A',
        'braciere',
      )
      .done(),
  probe: (p) => ({ ask: 'survives', object: p.name }),
})
