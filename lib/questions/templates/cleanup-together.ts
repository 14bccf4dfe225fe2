import { type Effect, scenario } from '#lib/rules/index'
import { template } from '../template'

/** Damage that only a bonus until end of turn withstands, or damage in combat and then less toughness: is the creature there next turn? */
export const cleanupTogether = template({
  id: 'cleanup-together',
  version: 2,
  claims: ['514.2', '704.5g'],
  claimsAt: (p) => (p.help > 0 ? ['514.2'] : ['704.5g']),
  axes: {
    toughness: [1, 2, 3, 4, 5, 6],
    help: [2, 3, 4, 5, -1, -2],
    damage: [2, 3, 4, 5, 6],
    name: ['orso', 'lince', 'troll'],
  },
  beliefs: ['cleanup-order-kills', 'damage-destroys-directly', 'damage-clears-after-combat'],
  fits: (belief, p) => belief === 'damage-destroys-directly' || (belief === 'cleanup-order-kills') === p.help > 0,
  because: (p) => (p.help > 0 ? '514.2' : '704.5g'),
  // Of a creature that is helped no more are told than of twice those that are not.
  valid: (p) =>
    p.toughness + p.help > 0 &&
    (p.help < 0 || (p.toughness <= 3 && p.help <= 3)) &&
    p.damage >= p.toughness === p.help > 0 &&
    p.damage < p.toughness + p.help === p.help > 0,
  scenario: (p) => {
    const change: Effect = { do: 'pump', what: p.name, power: 0, toughness: p.help }
    const mine = scenario().creature('A', p.name, `2/${p.toughness}`)
    return (
      p.help > 0
        ? mine
            .permanent('A', { id: 'braciere', types: ['artifact'] })
            .effect(change, 'A')
            .effect({ do: 'damage', amount: p.damage, to: { object: p.name } }, 'A', 'braciere')
        : mine
            .creature('N', 'golem', `${p.damage}/9`)
            .attack({ [p.name]: 'N' })
            .block({ golem: p.name })
            .act('combat-damage', { step: 'main2' })
            .effect(change, 'N')
    )
      .act({ step: 'upkeep' })
      .done()
  },
  probe: (p) => ({ ask: 'survives', object: p.name }),
})
