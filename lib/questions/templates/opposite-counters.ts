import { scenario } from '#lib/rules/index'
import { countersThenDamage } from '../parts'
import { template } from '../template'

/** Counters of both kinds meet, on a creature that lives and on one with persist that dies beside one with undying: what is left? */
export const oppositeCounters = template({
  id: 'opposite-counters',
  version: 4,
  claims: ['704.5q', '704.8'],
  shows: ['122.3'],
  axes: {
    minus: [1, 2],
    plus: [1, 2, 3],
    damage: [2, 3, 4],
    size: ['4/8', '3/9', '5/7'],
    survivor: ['golem', 'gigante', 'colosso'],
    dying: ['spirito', 'lupo', 'arpia', 'orso'],
  },
  beliefs: ['counters-cancel-before-death', 'undying-always-returns'],
  form: 'board',
  // The one with persist dies of the damage, with counters of both kinds on it: no counter -1/-1 would be left.
  valid: (p) => p.damage > p.plus && p.plus >= p.minus,
  scenario: (p) => ({
    ...scenario()
      .creature('A', p.survivor, p.size, [], { counters: { '-1/-1': p.minus } })
      .creature('A', p.dying, `${p.minus + 1}/${p.minus + 1}`, ['persist'], { counters: { '-1/-1': p.minus } })
      .creature('N', 'cervo', '1/1', ['undying'], { counters: { '+1/+1': 1 } })
      .act({ cast: 'prova' }, 'resolve-all')
      .done(),
    hand: {
      A: [countersThenDamage('prova', { all: { types: ['creature'], controller: 'you' } }, p.plus, p.damage)],
    },
  }),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'counters', object: p.survivor, counter: '-1/-1' },
      { ask: 'counters', object: p.survivor, counter: '+1/+1' },
      { ask: 'zone', object: p.dying },
      { ask: 'zone', object: 'cervo' },
    ],
  }),
})
