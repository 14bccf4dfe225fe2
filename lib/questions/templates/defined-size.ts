import { scenario } from '#lib/rules/index'
import { template } from '../template'

const FRIENDS = ['orso', 'lupo', 'cervo'] as const

/** A creature is as large as creatures are many, an effect sets its power, its toughness or both, and it has counters: how large is it? */
export const definedSize = template({
  id: 'defined-size',
  version: 1,
  claims: ['613.4', '613.4a'],
  // What is set as a whole leaves nothing of what was defined.
  claimsAt: (p) => (p.sets === 'both' ? ['613.4'] : ['613.4', '613.4a']),
  axes: {
    sets: ['power', 'toughness', 'both'],
    friends: [1, 2, 3],
    counters: [1, 2],
    to: [0, 1, 4, 5],
    name: ['golem', 'idra', 'driade', 'troll'],
    arrives: [false, true],
  },
  // A toughness that is set to 0 may be a death of it, and a base that is what was counted shows nothing.
  valid: (p) => p.friends + (p.arrives ? 2 : 1) !== p.to && (p.sets === 'power' || p.to > 0),
  beliefs: ['defined-after-set', 'set-pt-removes-counters'],
  scenario: (p) => {
    const many = { count: { types: ['creature'], controller: 'you' } } as const
    const set = {
      ...(p.sets === 'toughness' ? {} : { power: p.to }),
      ...(p.sets === 'power' ? {} : { toughness: p.to }),
    }
    const there = FRIENDS.slice(0, p.friends)
      .reduce(
        (s, id) => s.creature('A', id, '1/1'),
        scenario().permanent('A', {
          id: p.name,
          types: ['creature'],
          defined: { power: many, toughness: many },
          counters: { '+1/+1': p.counters },
        }),
      )
      .effect({ do: 'change', what: p.name, modify: { layer: '7b', ...set }, until: 'end-of-turn' }, 'N')
    return (
      p.arrives ? there.effect({ do: 'create', who: 'you', token: { id: 'soldato', pt: '1/1' } }, 'A') : there
    ).done()
  },
  probe: (p) => ({ ask: 'pt', object: p.name }),
})
