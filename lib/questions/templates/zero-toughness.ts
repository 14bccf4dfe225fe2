import { type Ability, scenario } from '#lib/rules/index'
import { template } from '../template'

/** «Ogniqualvolta una creatura muore, pesca una carta.» */
const onDeath: Ability = {
  type: 'triggered',
  when: { event: 'dies', object: { types: ['creature'] } },
  effect: { do: 'draw', who: 'you', amount: 1 },
}

/** Creatures lose their toughness, one of them indestructible: how often does an ability that watches deaths trigger? */
export const zeroToughness = template({
  id: 'zero-toughness',
  version: 2,
  claims: ['704.5f'],
  axes: {
    toughness: [1, 2, 3],
    power: [1, 2, 3, 4],
    name: ['idolo', 'golem', 'gigante', 'ogre', 'alce', 'puma', 'toro'],
    others: [0, 1, 2],
  },
  beliefs: ['zero-toughness-is-destroy', 'sba-uses-stack'],
  valid: (p) => p.others > 0,
  scenario: (p) =>
    ['orso', 'lince']
      .slice(0, p.others)
      .reduce(
        (s, id) => s.creature('N', id, `1/${p.toughness}`),
        scenario().creature('N', p.name, `${p.power}/${p.toughness}`, ['indestructible']),
      )
      .permanent('A', { id: 'veglia', types: ['enchantment'], abilities: [onDeath] })
      .effect(
        {
          do: 'pump',
          what: { all: { types: ['creature'], controller: 'opponent' } },
          power: -p.toughness,
          toughness: -p.toughness,
        },
        'A',
      )
      .done(),
  probe: () => ({ ask: 'triggers', object: 'veglia' }),
})
