import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** Damage that only a bonus until end of turn withstands: is the creature there next turn? */
export const cleanupTogether = template({
  id: 'cleanup-together',
  version: 1,
  claims: ['514.2'],
  axes: { toughness: [1, 2, 3, 4], help: [2, 3, 4, 5], damage: [2, 3, 4, 5, 6], name: ['orso', 'lince', 'troll'] },
  beliefs: ['cleanup-order-kills', 'damage-destroys-directly'],
  because: '514.2',
  valid: (p) => p.damage >= p.toughness && p.damage < p.toughness + p.help,
  scenario: (p) =>
    scenario()
      .permanent('A', { id: 'braciere', types: ['artifact'] })
      .creature('A', p.name, `2/${p.toughness}`)
      .effect({ do: 'pump', what: p.name, power: 0, toughness: p.help }, 'A')
      .effect({ do: 'damage', amount: p.damage, to: { object: p.name } }, 'A', 'braciere')
      .act({ step: 'upkeep' })
      .done(),
  probe: (p) => ({ ask: 'survives', object: p.name }),
})
