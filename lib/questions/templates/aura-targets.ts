import { scenario } from '#lib/rules/index'
import { enchanting } from '../parts'
import { template } from '../template'

/** An Aura that weakens, cast on a creature that becomes hexproof in response, or put onto the battlefield where one is: does it live? */
export const auraTargets = template({
  id: 'aura-targets',
  version: 1,
  claims: ['303.4a', '303.4f'],
  claimsAt: (p) => [p.how === 'cast' ? '303.4a' : '303.4f'],
  axes: {
    how: ['cast', 'put'],
    aura: ['catena', 'velo', 'patto'],
    name: ['grifone', 'lince', 'cervo', 'fauno'],
    size: [1, 2, 3],
    power: [2, 3, 4],
    from: ['graveyard', 'hand'],
  },
  beliefs: ['aura-put-targets', 'aura-resolves-anyway', 'zero-toughness-is-destroy'],
  fits: (belief, p) => belief !== (p.how === 'cast' ? 'aura-put-targets' : 'aura-resolves-anyway'),
  because: (p) => (p.how === 'cast' ? '303.4a' : '303.4f'),
  // An Aura that is cast is cast from the hand.
  valid: (p) => p.how === 'put' || p.from === 'hand',
  scenario: (p) => {
    const aura = {
      ...enchanting(p.aura, 'creature'),
      abilities: [
        {
          type: 'static',
          effects: [{ modify: { layer: '7c', power: -p.size, toughness: -p.size }, what: { host: true } }],
        },
      ],
    } as const
    const s = scenario().creature('N', p.name, `${p.power}/${p.size}`, [
      ...(p.how === 'put' ? (['hexproof'] as const) : []),
      'indestructible',
    ])
    if (p.how === 'cast')
      return s
        .hand('A', [aura])
        .act({ cast: p.aura, targets: [p.name] })
        .effect({ do: 'gainKeyword', what: p.name, keyword: 'hexproof' }, 'N')
        .act('resolve')
        .done()
    return (p.from === 'hand' ? s.hand('A', [aura]) : s.graveyard('A', [aura]))
      .effect({ do: 'putOntoBattlefield', what: p.aura }, 'A')
      .done()
  },
  probe: (p) => ({ ask: 'survives', object: p.name }),
})
