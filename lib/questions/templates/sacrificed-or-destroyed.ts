import type { Effect } from '#lib/rules/index'
import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** Two creatures with a regeneration shield, one is sacrificed, the other destroyed, perhaps without regeneration; an indestructible one is sacrificed, or destroyed as well. */
export const sacrificedOrDestroyed = template({
  id: 'sacrificed-or-destroyed',
  version: 5,
  claims: ['701.21a', '701.8a', '701.19c'],
  claimsAt: (p) => (p.never ? ['701.21a', '701.8a', '701.19c'] : ['701.21a']),
  axes: {
    first: ['troll', 'golem', 'gigante', 'ogre'],
    second: ['orso', 'lupo', 'cervo', 'volpe'],
    third: ['capra', 'lepre'],
    by: ['A', 'N'],
    never: [false, true],
  },
  beliefs: ['regenerate-from-sacrifice', 'indestructible-no-sacrifice'],
  form: 'zones',
  scenario: (p) => {
    const edict: Effect = { do: 'sacrifice', what: p.first, by: 'A' }
    return scenario()
      .creature('A', p.first, '4/4')
      .creature('A', p.second, '2/2')
      .creature('A', p.third, '1/1', ['indestructible'])
      .effect({ do: 'regenerate', what: p.first }, 'A')
      .effect({ do: 'regenerate', what: p.second }, 'A')
      .effect(edict, p.by)
      .effect({ do: 'destroy', what: p.second, ...(p.never ? { noRegeneration: true } : {}) }, p.by)
      .effect(p.never ? { do: 'destroy', what: p.third } : { do: 'sacrifice', what: p.third, by: 'A' }, p.by)
      .done()
  },
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'zone', object: p.first },
      { ask: 'zone', object: p.second },
      { ask: 'zone', object: p.third },
    ],
  }),
})
