import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** An ability of a creature with deathtouch damages a creature, which may be indestructible: does it survive? */
export const deathtouchIndestructible = template({
  id: 'deathtouch-indestructible',
  version: 2,
  claims: ['702.12b', '702.2b'],
  claimsAt: (p) => (p.holds ? ['702.12b'] : ['702.2b']),
  shows: ['120.5'],
  axes: {
    power: [1, 2, 3, 4],
    target: ['4/4', '5/5', '3/6', '2/5', '6/6'],
    source: ['serpe', 'ragno', 'zecca'],
    name: ['idolo', 'golem', 'colosso', 'statua', 'gigante'],
    holds: [true, false],
  },
  beliefs: ['deathtouch-kills-indestructible', 'deathtouch-only-combat', 'damage-destroys-directly'],
  fits: (belief, p) =>
    belief === 'deathtouch-only-combat' || p.holds === (belief === 'deathtouch-kills-indestructible'),
  because: (p) => (p.holds ? '702.12b' : '702.2b'),
  valid: (p) => p.holds || p.power < Number(p.target.split('/')[1]),
  scenario: (p) =>
    scenario()
      .creature('A', p.source, `${p.power}/2`, ['deathtouch'])
      .creature('N', p.name, p.target, p.holds ? ['indestructible'] : [])
      .effect({ do: 'damage', amount: p.power, to: { object: p.name } }, 'A', p.source)
      .done(),
  probe: (p) => ({ ask: 'survives', object: p.name }),
})
