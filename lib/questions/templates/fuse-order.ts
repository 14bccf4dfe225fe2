import { type Effect, type ObjectSpec, scenario } from '#lib/rules/index'
import { enchantment, onGain, TOKEN_TYPES } from '../parts'
import { template } from '../template'

/** One half of a split card with fuse makes tokens, the other one gains life for each creature: how much, and does an ability that watches gains trigger? */
export const fuseOrder = template({
  id: 'fuse-order',
  version: 1,
  claims: ['702.102d'],
  axes: {
    names: ['brace-brina', 'fiamma-marea', 'folgore-nebbia'],
    there: [0, 1, 2],
    made: [1, 2, 3],
    life: [20, 15, 11, 7],
    token: ['soldato', 'spirito', 'goblin'],
    first: [true, false],
  },
  beliefs: ['fuse-right-first', 'gain-zero-triggers'],
  form: 'board',
  scenario: (p) => {
    const [left = '', right = ''] = p.names.split('-')
    const make: Effect = {
      do: 'create',
      token: { id: p.token, pt: '1/1', subtypes: [TOKEN_TYPES[p.token]] },
      amount: p.made,
    }
    const gain: Effect = { do: 'gainLife', who: 'you', amount: { count: { types: ['creature'], controller: 'you' } } }
    const half = (effect: Effect) => ({ types: ['sorcery' as const], abilities: [{ type: 'spell' as const, effect }] })
    const card: ObjectSpec = {
      id: left,
      layout: 'split',
      cost: '{1}{G}',
      keywords: ['fuse'],
      ...half(p.first ? make : gain),
      other: {
        name: right.charAt(0).toUpperCase() + right.slice(1),
        cost: '{W}',
        ...half(p.first ? gain : make),
      },
    }
    return ['orso', 'lupo']
      .slice(0, p.there)
      .reduce((s, name) => s.creature('A', name, '2/2'), scenario().life('A', p.life).hand('A', [card]))
      .permanent('A', enchantment('veglia', onGain))
      .act({ cast: left, as: 'both' }, 'resolve')
      .done()
  },
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'A' },
      { ask: 'triggers', object: 'veglia' },
    ],
  }),
})
