import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** An ability of a creature with deathtouch damages an indestructible creature: does it survive? */
export const deathtouchIndestructible = template({
  id: 'deathtouch-indestructible',
  version: 1,
  claims: ['702.12b'],
  shows: ['120.5'],
  axes: {
    power: [1, 2, 3, 4],
    target: ['4/4', '5/5', '3/6', '2/5', '6/6'],
    source: ['serpe', 'ragno', 'zecca'],
    name: ['idolo', 'golem', 'colosso', 'statua', 'gigante'],
  },
  beliefs: ['deathtouch-kills-indestructible', 'deathtouch-only-combat'],
  because: '702.12b',
  scenario: (p) =>
    scenario()
      .creature('A', p.source, `${p.power}/2`, ['deathtouch'])
      .creature('N', p.name, p.target, ['indestructible'])
      .effect({ do: 'damage', amount: p.power, to: { object: p.name } }, 'A', p.source)
      .done(),
  probe: (p) => ({ ask: 'survives', object: p.name }),
})
