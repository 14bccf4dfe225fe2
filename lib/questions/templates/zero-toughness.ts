import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** An indestructible creature loses its toughness: does it stay? */
export const zeroToughness = template({
  id: 'zero-toughness',
  version: 1,
  claims: ['704.5f'],
  axes: {
    pt: ['1/1', '2/2', '3/3', '2/1', '4/2', '3/1', '1/2', '5/3'],
    minus: [1, 2, 3],
    name: ['idolo', 'golem', 'gigante'],
  },
  beliefs: ['zero-toughness-is-destroy', 'deathtouch-kills-indestructible'],
  because: '704.5f',
  valid: (p) => Number(p.pt.split('/')[1]) <= p.minus,
  scenario: (p) =>
    scenario()
      .creature('N', p.name, p.pt, ['indestructible'])
      .effect({ do: 'pump', what: p.name, power: -p.minus, toughness: -p.minus }, 'A')
      .done(),
  probe: (p) => ({ ask: 'survives', object: p.name }),
})
