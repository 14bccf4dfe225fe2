import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A creature with trample blocks beside another, which dies to first strike: how much damage is marked on the attacker? */
export const trampleBlocker = template({
  id: 'trample-blocker',
  version: 3,
  claims: ['702.19a'],
  axes: {
    power: [4, 5, 6, 7, 8],
    foe: [1, 2, 3],
    toughness: [5, 2, 3],
    name: ['idra', 'cinghiale', 'rinoceronte'],
    attacker: ['lupo', 'orso', 'lince'],
  },
  valid: (p) => p.power > p.toughness,
  beliefs: ['trample-when-blocking', 'dead-creature-deals-damage'],
  idle: true,
  scenario: (p) =>
    scenario()
      .creature('A', p.attacker, `${p.foe}/${p.toughness}`, ['first-strike', 'indestructible'])
      .creature('N', p.name, `${p.power}/9`, ['trample'])
      .creature('N', 'fante', '2/1')
      .attack({ [p.attacker]: 'N' })
      .block({ [p.name]: p.attacker, fante: p.attacker })
      .act('combat-damage')
      .choose({ choose: 'assign-damage', of: p.attacker, answer: { fante: p.foe } })
      .choose({ choose: 'assign-damage', of: p.name, answer: { most: 'A' } })
      .done(),
  probe: (p) => ({ ask: 'marked', object: p.attacker }),
})
