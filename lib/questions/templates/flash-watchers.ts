import { type CardType, type ObjectSpec, scenario } from '#lib/rules/index'
import { healing } from '../parts'
import { template } from '../template'

const watcher = (id: string, player: 'you' | 'opponent', type: CardType, amount: number): ObjectSpec => ({
  id,
  types: ['enchantment'],
  abilities: [
    {
      type: 'triggered',
      when: { event: 'cast', player, object: { types: [type] } },
      effect: { do: 'gainLife', who: 'you', amount },
    },
  ],
})

/** A creature with flash is cast in an opponent's turn: which of the abilities that watch spells trigger? */
export const flashWatchers = template({
  id: 'flash-watchers',
  version: 1,
  claims: ['702.8a'],
  axes: {
    instants: [3, 2, 4],
    creatures: [1, 5],
    also: [false, true],
    gain: [1, 2, 4],
    life: [20, 15, 9, 12],
    name: ['vipera', 'guardia', 'falco', 'pantera'],
    pt: ['1/1', '2/2', '3/1'],
  },
  beliefs: ['flash-makes-instant'],
  form: 'board',
  valid: (p) => p.also || p.gain === 1,
  scenario: (p) => {
    const base = scenario().turn('A', 'upkeep').life('A', 20).life('N', p.life)
    const table = base
      .permanent('N', watcher('campana', 'you', 'instant', p.instants))
      .permanent('A', watcher('veglia', 'opponent', 'creature', p.creatures))
    const hand = [
      { id: p.name, types: ['creature'], pt: p.pt, keywords: ['flash'] },
      ...(p.also ? [healing('pioggia', p.gain)] : []),
    ] as const satisfies readonly ObjectSpec[]
    const s = table
      .act({ cast: p.name, by: 'N' }, 'resolve-all')
      .act(...(p.also ? ([{ cast: 'pioggia', by: 'N' }, 'resolve-all'] as const) : []))
    return { ...s.done(), hand: { N: hand } }
  },
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'N' },
      { ask: 'life', player: 'A' },
    ],
  }),
})
