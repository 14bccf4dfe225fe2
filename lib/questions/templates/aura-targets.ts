import { scenario } from '#lib/rules/index'
import { enchanting } from '../parts'
import { template } from '../template'

/** An Aura that weakens, cast on a creature that becomes hexproof in response, or put onto the battlefield where one is: does it live? */
export const auraTargets = template({
  id: 'aura-targets',
  version: 2,
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
  beliefs: ['aura-put-targets', 'aura-resolves-anyway', 'zero-toughness-is-destroy', 'targets-chosen-on-resolution'],
  // Each where it changes what comes of it: an Aura that does not resolve makes no toughness 0, and one that is put chooses no target.
  fits: (belief, p) =>
    (belief === 'aura-resolves-anyway' || belief === 'targets-chosen-on-resolution') === (p.how === 'cast'),
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
    const s = scenario().creature(
      'N',
      p.name,
      `${p.power}/${p.size}`,
      p.how === 'put' ? ['hexproof', 'indestructible'] : [],
    )
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
