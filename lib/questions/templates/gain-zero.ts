import { scenario } from '#lib/rules/index'
import { enchantment, onGain } from '../parts'
import { template } from '../template'

const NAMES = ['angelo', 'pantera', 'grifone'] as const

/** A spell gives life for each permanent of a type, and there is none; creatures with lifelink deal damage: how often does an ability that watches gains trigger? */
export const gainZero = template({
  id: 'gain-zero',
  version: 3,
  claims: ['119.9', '702.15e'],
  axes: {
    source: ['veglia', 'sorgente', 'coro', 'sigillo', 'ronda'],
    attackers: [2, 3],
    power: [1, 2, 3],
    toughness: [2, 3, 4],
    counted: ['artifact', 'planeswalker'],
    zeros: [1, 2],
  },
  beliefs: ['gain-zero-triggers', 'lifelink-sources-merge'],
  scenario: (p) => {
    const names = NAMES.slice(0, p.attackers)
    const attacking = names
      .reduce(
        (s, id, n) => s.creature('A', id, `${p.power + n}/${p.toughness}`, ['lifelink']),
        scenario().permanent('A', enchantment(p.source, onGain)),
      )
      .attack(Object.fromEntries(names.map((id) => [id, 'N'])))
      .block({})
      .act('combat-damage')
    const none = { do: 'gainLife', who: 'you', amount: { count: { types: [p.counted], controller: 'you' } } } as const
    return Array.from({ length: p.zeros })
      .reduce<typeof attacking>((s) => s.effect(none, 'A'), attacking)
      .act('resolve-all')
      .done()
  },
  probe: (p) => ({ ask: 'triggers', object: p.source }),
})
