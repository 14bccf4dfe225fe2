import { type Ability, scenario } from '#lib/rules/index'
import { TOKEN_TYPES } from '../parts'
import { template } from '../template'

/** «Ogniqualvolta una creatura muore, pesca una carta.» */
const onDeath: Ability = {
  type: 'triggered',
  when: { event: 'dies', object: { types: ['creature'] } },
  effect: { do: 'draw', who: 'you', amount: 1 },
}

const TOKENS = ['spirito', 'soldato'] as const

/** Creatures lose their toughness, one of them indestructible and two of them tokens: how often does an ability that watches deaths trigger? */
export const zeroToughness = template({
  id: 'zero-toughness',
  version: 3,
  claims: ['704.5f'],
  axes: {
    toughness: [1, 2, 3],
    power: [1, 2, 3, 4],
    name: ['idolo', 'golem', 'gigante', 'ogre', 'alce', 'puma', 'toro'],
    others: [0, 1, 2, 3],
  },
  beliefs: ['zero-toughness-is-destroy', 'token-does-not-die'],
  valid: (p) => p.others > 1,
  scenario: (p) =>
    [...TOKENS, 'lince']
      .slice(0, p.others)
      .reduce(
        (s, id) =>
          s.creature(
            'N',
            id,
            `1/${p.toughness}`,
            [],
            id === 'lince' ? {} : { token: true, subtypes: [TOKEN_TYPES[id as (typeof TOKENS)[number]]] },
          ),
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
