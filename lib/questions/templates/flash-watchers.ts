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

/** A creature with flash and an instant are cast in an opponent's turn, and what watches instants is destroyed: what is the total? */
export const flashWatchers = template({
  id: 'flash-watchers',
  version: 2,
  claims: ['702.8a'],
  axes: {
    instants: [3, 2, 4],
    gain: [1, 2, 4],
    life: [20, 15, 9, 12],
    name: ['vipera', 'guardia', 'falco', 'pantera'],
    pt: ['1/1', '2/2', '3/1'],
  },
  beliefs: ['flash-makes-instant', 'ability-dies-with-source'],
  scenario: (p) => {
    const table = scenario()
      .turn('A', 'upkeep')
      .life('N', p.life)
      .permanent('N', watcher('campana', 'you', 'instant', p.instants))
    const hand = [
      { id: p.name, types: ['creature'], pt: p.pt, keywords: ['flash'] },
      healing('pioggia', p.gain),
    ] as const satisfies readonly ObjectSpec[]
    const s = table
      .act({ cast: p.name, by: 'N' }, 'resolve-all', { cast: 'pioggia', by: 'N' })
      .effect({ do: 'destroy', what: 'campana' }, 'A')
      .act('resolve-all')
    return { ...s.done(), hand: { N: hand } }
  },
  probe: () => ({ ask: 'life', player: 'N' }),
})
